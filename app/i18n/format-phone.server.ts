import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/**
 * A phone as people write it: the short way within the country of the brand's own phone, with its
 * country before it elsewhere. What is no phone stays as it is.
 */
export function formatPhone(phone: string, brandPhone: string | null): string {
  const near = parsePhoneNumberFromString(brandPhone ?? "")?.countryCallingCode;
  const number = parsePhoneNumberFromString(phone, { defaultCallingCode: near });
  if (!number?.isPossible()) return phone;
  return number.countryCallingCode === near
    ? number.formatNational()
    : number.formatInternational();
}

/** A phone to be read and to be called. */
export type PhoneLink = { href: string; text: string };

export function toPhoneLink(phone: string | null, brandPhone: string | null): PhoneLink | null {
  return phone ? { href: `tel:${phone}`, text: formatPhone(phone, brandPhone) } : null;
}
