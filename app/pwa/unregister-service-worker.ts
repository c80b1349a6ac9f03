/** The worker's last: whoever has one gets this in its place, and then has none, and nothing that it kept. */
export const unregisterScript = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => {
  const leave = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await registration.unregister();
  };
  event.waitUntil(leave());
});
`;
