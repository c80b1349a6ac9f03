/** Replaces the service worker by one that deletes its caches and unregisters itself. */
export const unregisterScript = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => {
  const leave = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await registration.unregister();
  };
  event.waitUntil(leave());
});
`;
