import { expect, it } from "vitest";
import { companyOf } from "./company-of.ts";

const employee = { name: "Óscar", companyName: null };

it.each([
  ["a company acts for itself", { isCompany: true, employee: null }, 7],
  [
    "an employee acts for the company",
    { isCompany: false, employee: { ...employee, companyId: 3 } },
    3,
  ],
  [
    "an employee whose account is a company acts for the employer",
    { isCompany: true, employee: { ...employee, companyId: 3 } },
    3,
  ],
  [
    "an employee of an unnamed company acts for none that is known",
    { isCompany: true, employee: { ...employee, companyId: null } },
    undefined,
  ],
  ["a client acts for no company", { isCompany: false, employee: null }, undefined],
])("%s", (_, user, company) => {
  expect(companyOf({ id: 7, ...user })).toBe(company);
});
