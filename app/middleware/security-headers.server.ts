import type { NextFunction, Request, Response } from "express";
import helmet from "helmet";

/** Denied to every page, so that injected code cannot ask either. The request asks for the position of the user. */
const denied = [
  ...["accelerometer", "display-capture", "gyroscope", "magnetometer", "microphone", "midi"],
  ...["payment", "serial", "usb", "xr-spatial-tracking"],
].map((feature) => `${feature}=()`);

const permissions = (camera: string) => [camera, "geolocation=(self)", ...denied].join(", ");

/** All headers but the Content-Security-Policy, which each page has of its own. */
export function securityHeaders({ isDevelopment }: { isDevelopment: boolean }) {
  const setOthers = helmet({
    contentSecurityPolicy: false,
    referrerPolicy: { policy: "same-origin" },
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: "deny" },
    xDnsPrefetchControl: { allow: true },
  });
  return (request: Request, response: Response, next: NextFunction) => {
    response.setHeader("Permissions-Policy", permissions("camera=()"));
    // On localhost browsers would apply it to every other project too; a brand may own subdomains without TLS.
    if (request.secure && !isDevelopment) {
      response.setHeader("Strict-Transport-Security", "max-age=31536000");
    }
    setOthers(request, response, next);
  };
}

/** For the page that scans codes, and for no frame inside it. */
export function allowCamera(response: Response): void {
  response.setHeader("Permissions-Policy", permissions("camera=(self)"));
}
