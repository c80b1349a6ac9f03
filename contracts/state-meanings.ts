// What the pact's provider states mean, for people who set them up in an API of their own.
import type { ProviderStates } from "./provider-states.ts";

type Values<State extends keyof ProviderStates> = Awaited<ReturnType<ProviderStates[State]>>;

type Meanings = {
  [State in keyof ProviderStates]: {
    meaning: string;
    /** What the state server answers with. */
    values: { [Name in keyof Values<State>]-?: string };
  };
};

const tripId = "the trip";
const ticketId = "the ticket";

export const stateMeanings: Meanings = {
  "a user can log in": {
    meaning: "An active account of the given kind can log in with its e-mail and password.",
    values: { username: "the account's e-mail", password: "its password" },
  },
  "a user is logged in": {
    meaning:
      "An active account of the given kind has a valid token. A client travels alone, a company has employees, an employee travels on a company's account, and a hotel is a front desk. The account has a picture.",
    values: { token: "a valid token of the account", userId: "the account" },
  },
  "the token is no longer valid": {
    meaning: "The request carries a token that has expired or never was one.",
    values: { token: "a token that the API refuses" },
  },
  "the user has given a permission for a series": {
    meaning: "The logged-in user's only standing permission is one for a series, and it was used.",
    values: { grantId: "the permission" },
  },
  "the token is that of a standing permission": {
    meaning:
      "The request carries the token of a standing permission for a series, which the user has given. The user's account has a picture.",
    values: { token: "the permission's token" },
  },
  "the token is that of a permission for a calendar": {
    meaning:
      "The request carries the token of a standing permission for a calendar, which the user has given.",
    values: { token: "the permission's token" },
  },
  "the standing permission belongs to another user": {
    meaning: "The permission of the request exists, but the logged-in user has not given it.",
    values: { grantId: "another user's permission" },
  },
  "the group is unknown": {
    meaning: "No group has the permalink of the request's `App-Agrupation`.",
    values: { permalink: "a permalink that no group has" },
  },
  "every group has a complete configuration": {
    meaning:
      "Each group's configuration has a value in every optional field: its links, Google's client id and map keys, its languages, its features, its own legal pages and a text in its own words.",
    values: { domain: "a domain of one of the groups" },
  },
  "no group has the domain": {
    meaning: "No group answers to the domain of the request.",
    values: { domain: "a domain that no group has" },
  },
  "the user has no saved addresses": {
    meaning: "The logged-in user's list of saved addresses is empty.",
    values: {},
  },
  "the user has two saved addresses": {
    meaning: "The logged-in user has exactly two saved addresses.",
    values: { id: "one of the two", taken: "the alias of the other" },
  },
  "the user has reached the limit of saved addresses": {
    meaning: "The logged-in user has as many saved addresses as one account may have.",
    values: {},
  },
  "the saved address belongs to another user": {
    meaning: "The saved address of the request exists, but the logged-in user may not see it.",
    values: { id: "another user's saved address" },
  },
  "the user has two payment methods and has removed a third": {
    meaning:
      "With one group, the logged-in user pays with either of two methods, and can add the third that they have removed.",
    values: {
      groupId: "the group",
      methodId: "one of the two that is not the default",
      removedId: "the one that was removed",
    },
  },
  "the user has one payment method": {
    meaning: "With one group, the logged-in user has a single payment method left.",
    values: { groupId: "the group", methodId: "the payment method" },
  },
  "the user's payment methods are locked": {
    meaning: "The group, and not the user, decides about the user's payment methods.",
    values: {},
  },
  "the user has 50 in a purse and can pay another user": {
    meaning:
      "The logged-in user's purse holds 50 in the group's currency after one top-up, and another user of the group can receive from it.",
    values: {
      purseId: "the purse",
      receiverId: "the other user",
      receiverCode: "the code by which others pay that user",
    },
  },
  "the user has an empty purse without movements": {
    meaning: "The logged-in user has a purse with nothing in it, which has never had a movement.",
    values: { purseId: "the purse" },
  },
  "the purse belongs to another user": {
    meaning: "The purse of the request exists, but the logged-in user may not see it.",
    values: { purseId: "another user's purse" },
  },
  "a company has an employee and a service type": {
    meaning: "The logged-in company has at least one active employee and one service type.",
    values: { employeeId: "the employee", serviceTypeId: "the service type" },
  },
  "a company has an employee who has never travelled": {
    meaning: "The logged-in company has an active employee without any trip.",
    values: { newcomerId: "the employee" },
  },
  "a company has closed an employee's account": {
    meaning: "The logged-in company has removed one of its employees.",
    values: { closedId: "the removed employee" },
  },
  "an employee has made a trip": {
    meaning: "An employee of the logged-in company has at least one trip in the history.",
    values: { travellerId: "the employee" },
  },
  "an employee of a company has completed a trip": {
    meaning:
      "An employee of the logged-in company has just ended a trip with a taxi, a driver with a picture, and a fare.",
    values: { employeeId: "the employee" },
  },
  "a company has two service types": {
    meaning: "The logged-in company has two service types with different names.",
    values: { serviceTypeId: "the first", takenName: "the name of the second" },
  },
  "a company has two reference fields": {
    meaning:
      'The logged-in company has two reference fields, neither required: first "Proyecto", a list of "Obra Norte" and "Obra Sur", then the free "Centro de coste".',
    values: { fieldId: 'the field "Proyecto"' },
  },
  "a company requires a reference": {
    meaning: "The reference fields of the logged-in company all require a value.",
    values: {},
  },
  "the company has a booking with a corrected reference": {
    meaning:
      'The company\'s only trip is a booking that was ordered for the project "Obra Norte", which the company has corrected to "Obra Sur".',
    values: { tripId: "the booking" },
  },
  "a company has a trip with a taxi on its way": {
    meaning:
      "The company's only trip is under way: it has a taxi, a driver with a picture, an employee, a service type and a fare.",
    values: { tripId },
  },
  "a company has a booking": {
    meaning: "The company's only trip is a booking that has not begun.",
    values: { tripId: "the booking" },
  },
  "a company has booked a return trip with a stop on the way": {
    meaning:
      "The company's only trips are two bookings with a stop each; the later one is the way back of the other.",
    values: { tripId: "the trip there", returnId: "the trip back" },
  },
  "no group takes stops on the way": {
    meaning: "The `max_stops` of every group is 0.",
    values: {},
  },
  "a company has a booking of a traveller with needs": {
    meaning:
      'The company\'s only trip is a booking that has not begun, whose traveller stays in a wheelchair and has a baby, a child on a booster seat, two large pieces of luggage and an assistance dog; the driver waits with the sign "Familia Ferrer" for the flight IB3170 at 18:40.',
    values: { tripId: "the booking" },
  },
  "the group has no taxi for wheelchairs": {
    meaning: "No group has a taxi for a traveller who stays in a wheelchair.",
    values: {},
  },
  "an employee and a saved address have needs": {
    meaning:
      "The company's employees and all saved addresses have two needs: a wheelchair and an assistance dog.",
    values: {},
  },
  "a company has a trip that has ended": {
    meaning: "The company's trip is over and can no longer change.",
    values: { tripId },
  },
  "a company has shared a link to its history": {
    meaning: "A token exists that lets its bearer read the company's history, and nothing else.",
    values: { token: "the token of the link" },
  },
  "a hotel has a trip under way, a booking and a completed trip": {
    meaning: "The hotel has exactly these three trips, each for a guest whose name it knows.",
    values: {},
  },
  "the trip belongs to another user": {
    meaning: "The trip of the request exists, but the logged-in user may not see it.",
    values: { tripId: "another user's trip" },
  },
  "the user has made trip 6990": {
    meaning:
      "The logged-in user has made a trip with the id 6990. The id is fixed, since Pact cannot replace a value inside a multipart form.",
    values: {},
  },
  "trip 6990 belongs to another user": {
    meaning: "The trip with the id 6990 exists, but is not the logged-in user's.",
    values: {},
  },
  "a taxi from Plaza Mayor, 1 was ordered with this key": {
    meaning:
      "The logged-in user has already ordered a taxi from Plaza Mayor, 1 with this `Idempotency-Key`; the same call again gets the same answer.",
    values: { idempotencyKey: "the key of that order" },
  },
  "the user has not redeemed a promotion": {
    meaning: "A promotion of the group is running, and the logged-in user can redeem it.",
    values: { promoId: "the promotion" },
  },
  "the user has redeemed a promotion": {
    meaning: "The logged-in user has redeemed a promotion that is running.",
    values: { promoId: "the promotion" },
  },
  "the group reviews redemptions of a promotion": {
    meaning: "A promotion is running whose redemptions wait for the group's approval.",
    values: { promoId: "the promotion" },
  },
  "the group has rejected the user's promotion": {
    meaning: "The group has refused the logged-in user a promotion that they had redeemed.",
    values: { promoId: "the promotion" },
  },
  "a promotion has ended": {
    meaning: "The promotion's last day has passed.",
    values: { promoId: "the promotion" },
  },
  "the promotion belongs to another group": {
    meaning: "The promotion of the request exists, but in a group other than the request's.",
    values: { promoId: "the other group's promotion" },
  },
  "the user owns a commerce of the club": {
    meaning:
      "The group's club has one commerce, with a value in every optional field, and the logged-in user may advertise it.",
    values: { commerceId: "the commerce" },
  },
  "the club has no commerce": {
    meaning: "The group's club is empty.",
    values: {},
  },
  "the commerce belongs to another user": {
    meaning: "The club has a commerce that the logged-in user may see, but not advertise.",
    values: { commerceId: "the commerce" },
  },
  "the commerce belongs to another group": {
    meaning: "The commerce of the request exists, but in the club of another group.",
    values: { commerceId: "the other group's commerce" },
  },
  "the user was sent a password reset code": {
    meaning: "A user has asked for a new password, and the API has sent them a code for it.",
    values: { code: "the code" },
  },
  "the user was sent an account removal code": {
    meaning: "The logged-in user wants to close the account, and the API has sent them a code.",
    values: { code: "the code" },
  },
  "no account was sent the code": {
    meaning: "The code of the request is none that the API has sent.",
    values: {},
  },
  "the e-mail belongs to no account": {
    meaning: "No account of the group has the request's e-mail.",
    values: {},
  },
  "another user has the e-mail": {
    meaning: "An account other than the logged-in user's has the request's e-mail.",
    values: {},
  },
  "an account is not activated": {
    meaning:
      "A new account waits for the code that the API has sent to its phone, and cannot log in before that.",
    values: {
      phone: "the account's phone",
      activationCode: "the code that was sent",
      username: "the account's e-mail",
      password: "its password",
    },
  },
  "Google knows the user": {
    meaning: "Google has issued a credential for the e-mail of an active account of the group.",
    values: { credential: "the credential" },
  },
  "Google knows a user whose account is not activated": {
    meaning: "Google has issued a credential for the e-mail of an account that is not activated.",
    values: { credential: "the credential" },
  },
  "the user has a message about an answer to a ticket": {
    meaning: "The logged-in user's only message says that one of their tickets has an answer.",
    values: { messageId: "the message", ticketId },
  },
  "the user has no messages": {
    meaning: "The logged-in user's list of messages is empty.",
    values: {},
  },
  "the message belongs to another user": {
    meaning: "The message of the request exists, but the logged-in user may not see it.",
    values: { messageId: "another user's message" },
  },
  "the user has a ticket": {
    meaning:
      "The logged-in user's only ticket has the given label, and its first answer has a file attached.",
    values: { ticketId, attachmentId: "the attached file" },
  },
  "the user has no tickets": {
    meaning: "The logged-in user's list of tickets is empty.",
    values: {},
  },
  "the ticket belongs to another user": {
    meaning: "The ticket of the request exists, but the logged-in user may not see it.",
    values: { ticketId: "another user's ticket", attachmentId: "the file attached to it" },
  },
  "the server fails": {
    meaning:
      "The next call of the given operation fails with status 500. An API that cannot plan a failure leaves this state unknown.",
    values: {},
  },
};
