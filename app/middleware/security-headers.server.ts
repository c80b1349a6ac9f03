import type { NextFunction, Request, Response } from "express";
import helmet from "helmet";

/** No page may use these, so injected code cannot either. Only the order form asks for the position. */
const denied = [
  ...["accelerometer", "display-capture", "gyroscope", "magnetometer", "microphone", "midi"],
  ...["payment", "serial", "usb", "xr-spatial-tracking"],
].map((feature) => `${feature}=()`);

const permissions = (camera: string) => [camera, "geolocation=(self)", ...denied].join(", ");
const withoutCamera = permissions("camera=()");

/** All headers but the Content-Security-Policy, which differs by page. */
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
    response.setHeader("Permissions-Policy", withoutCamera);
    // On localhost it would apply to a developer's other projects; a brand may own subdomains without TLS.
    if (request.secure && !isDevelopment) {
      response.setHeader("Strict-Transport-Security", "max-age=31536000");
    }
    setOthers(request, response, next);
  };
}

/** For the page that scans QR codes, and no frame within it. */
export function allowCamera(response: Response): void {
  response.setHeader("Permissions-Policy", permissions("camera=(self)"));
}
