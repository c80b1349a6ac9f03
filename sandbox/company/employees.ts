import { closeAccount, forgetBelongings } from "../accounts/end.ts";
import { listTakenLogins } from "../accounts/logins.ts";
import { addAccount } from "../accounts/new-account.ts";
import { sendEmail } from "../accounts/outbox.ts";
import { endTokens } from "../accounts/tokens.ts";
import type { Handlers, Schemas } from "../api/operation.ts";
import { invalid, notFound, refuse } from "../api/refusal.ts";
import { companyIdOf } from "../trips/visibility.ts";
import type { Account, World } from "../world.ts";

const MADE_UP_PASSWORD_LENGTH = 12;

const byName = new Intl.Collator("es").compare;

export const employeeHandlers: Handlers<
  | "listEmployees"
  | "listClosedEmployees"
  | "createEmployee"
  | "updateEmployee"
  | "deleteEmployee"
  | "closeEmployee"
  | "resetEmployeePassword"
> = {
  listEmployees: ({ world, account }) => ({
    employees: listEmployees(world, account, (state) => state !== "closed"),
  }),

  listClosedEmployees: ({ world, account }) => ({
    employees: listEmployees(world, account, (state) => state === "closed"),
  }),

  createEmployee({ world, brand, account: company, body }) {
    const { name, email, telephone = null, active = true } = body;
    const errors = listTakenLogins(world, brand, { email, telephone });
    if (errors.length > 0) throw invalid(...errors);

    const password = body.password ?? makeUpPassword(world);
    const employee = addAccount(world, brand, {
      role: "employee",
      companyId: company.id,
      hotel: company.hotel,
      name,
      email,
      phone: telephone,
      password,
      state: active ? "active" : "inactive",
    });
    employee.needs = body.needs;
    if (body.password === undefined) sendEmail(world, employee, "new_password", password);
    return toEmployee(employee);
  },

  updateEmployee({ world, brand, account, path, body }) {
    const employee = getOpenEmployee(world, account, path.id);
    const { name, email, telephone, active, password, needs } = body;
    const errors = listTakenLogins(world, brand, { email, telephone }, employee);
    if (errors.length > 0) throw invalid(...errors);

    employee.name = name ?? employee.name;
    employee.email = email ?? employee.email;
    if (telephone !== undefined) employee.phone = telephone;
    if (active !== undefined) employee.state = active ? "active" : "inactive";
    employee.password = password ?? employee.password;
    employee.needs = needs ?? employee.needs;
    if (active === false || password !== undefined) endTokens(world, employee);
    return toEmployee(employee);
  },

  deleteEmployee({ world, account, path }) {
    const employee = getEmployee(world, account, path.id);
    if (hasTravelled(world, employee)) {
      throw refuse(
        "invalid",
        `${employee.name} ya ha viajado: cierra su cuenta en vez de borrarla`,
      );
    }
    endTokens(world, employee);
    forgetBelongings(world, employee);
    world.accounts.delete(employee.id);
  },

  closeEmployee({ world, account, path }) {
    const employee = getOpenEmployee(world, account, path.id);
    closeAccount(world, employee);
    return { message: `La cuenta de ${employee.name} está cerrada` };
  },

  resetEmployeePassword({ world, account, path }) {
    const employee = getOpenEmployee(world, account, path.id);
    employee.password = makeUpPassword(world);
    sendEmail(world, employee, "new_password", employee.password);
    endTokens(world, employee);
  },
};

function getEmployee(world: World, company: Account, id: number): Account {
  const employee = world.accounts.get(id);
  if (employee?.companyId !== company.id) throw notFound();
  return employee;
}

function getOpenEmployee(world: World, company: Account, id: number): Account {
  const employee = getEmployee(world, company, id);
  if (employee.state === "closed") {
    throw refuse("final_state", `La cuenta de ${employee.name} ya está cerrada`);
  }
  return employee;
}

function listEmployees(
  world: World,
  account: Account,
  isListed: (state: Account["state"]) => boolean,
): Schemas["Employee"][] {
  const id = companyIdOf(account);
  return [...world.accounts.values()]
    .filter(({ companyId, state }) => companyId === id && isListed(state))
    .sort((first, second) => byName(first.name, second.name))
    .map(toEmployee);
}

const makeUpPassword = (world: World) => world.random.token(MADE_UP_PASSWORD_LENGTH);

function hasTravelled(world: World, { id }: Account): boolean {
  return [...world.trips.values()].some((trip) => trip.employeeId === id || trip.ownerId === id);
}

function toEmployee(account: Account): Schemas["Employee"] {
  const { id, name, phone, email, state, createdAt } = account;
  return {
    id,
    name,
    telephone: phone,
    email,
    active: state === "active",
    // Only clients sign up, so an employee is never pending.
    status: state as Schemas["Employee"]["status"],
    created_at: new Date(createdAt).toISOString(),
    needs: account.needs ?? {},
  };
}
