/** `$.services[0]['taxi']` → `services[].taxi` */
export const toPlace = (path: string): string =>
  path
    .replaceAll(/\['([^']+)'\]/g, ".$1")
    .replace(/^\$\.?/, "")
    .replaceAll(/\[[*\d]+\]/g, "[]");
