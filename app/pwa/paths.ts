import { withSiteDomain } from "../paths.ts";

export const manifestPath = "/manifest.webmanifest";
export const offlinePath = "/offline";
export const workerPath = "/service-worker.js";

export const iconFiles = {
  "icon.svg": { shape: "rounded", size: 512 },
  "192.png": { shape: "rounded", size: 192 },
  "512.png": { shape: "rounded", size: 512 },
  "maskable-512.png": { shape: "full", size: 512 },
  // For the home screen of iPhones, which round the corners themselves.
  "touch.png": { shape: "full", size: 180 },
} as const;
export type IconFile = keyof typeof iconFiles;

export const iconPath = (file: IconFile, siteDomain: string | undefined): string =>
  withSiteDomain(`/icons/${file}`, siteDomain);
