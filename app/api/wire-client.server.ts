import type {
  Client,
  FetchResponse,
  ParamsOption,
  RequestBodyOption,
  RequestOptions,
} from "openapi-fetch";
import type { operations, paths } from "../../openapi/taxi-api.types.ts";

type MediaType = `${string}/${string}`;

/** An operation without the headers that the client sets for its caller. */
type Described<Operation> = Operation extends { parameters: infer Parameters }
  ? Omit<Operation, "parameters"> & {
      parameters: Omit<Parameters, "header"> & KeyHeader<Parameters>;
    }
  : Operation;

/** A creating call needs a key, so that the API carries it out only once. */
type KeyHeader<Parameters> = Parameters extends { header: infer Header }
  ? "Idempotency-Key" extends keyof Header
    ? { header: { "Idempotency-Key": string } }
    : { header?: never }
  : { header?: never };

/** The paths of the document as the panel calls them. */
export type WirePaths = {
  [Path in keyof paths]: {
    [Method in keyof paths[Path]]: Described<paths[Path][Method]>;
  };
};

type WireClient = Client<WirePaths>;

export type OperationId = Exclude<keyof operations, "searchConfiguration">;

/** What an operation needs, in openapi-fetch's words: `params` and `body`. */
export type WireInput<Id extends OperationId> = ParamsOption<Described<operations[Id]>> &
  RequestBodyOption<Described<operations[Id]>>;

/** How the client sends a call. */
export type Sending = Pick<RequestOptions<unknown>, "headers" | "parseAs" | "fetch"> & {
  bodySerializer?: (body: unknown) => unknown;
};

type WireResult<Id extends OperationId> = FetchResponse<
  Described<operations[Id]>,
  WireInput<Id>,
  MediaType
>;

/** The body of an operation's good answer. openapi-fetch's own type for it loses open enums and files. */
export type WireAnswer<Id extends OperationId> = GoodBody<operations[Id]["responses"]>;

type GoodBody<Responses> = {
  [Status in keyof Responses & (200 | 201 | 204)]: Responses[Status] extends {
    content: infer Content;
  }
    ? Content[keyof Content]
    : undefined;
}[keyof Responses & (200 | 201 | 204)];

type Calls = {
  [Id in OperationId]: (
    client: WireClient,
    input: WireInput<Id> & Sending,
  ) => Promise<WireResult<Id>>;
};

/** Each operation that the panel calls, by its name in the document, with its method and path there. */
export const wireCalls: Calls = {
  getDomainConfiguration: (client, input) => client.GET("/configuration/domain", input),
  getConfiguration: (client, input) => client.GET("/configuration", input),
  authenticate: (client, input) => client.POST("/authenticate/", input),
  login: (client, input) => client.POST("/login/", input),
  googleLogin: (client, input) => client.POST("/customer/google_login/", input),
  checkToken: (client, input) => client.GET("/token/valid", input),
  checkAuth: (client, input) => client.GET("/check_auth", input),
  checkEmailAvailable: (client, input) => client.POST("/customer/available/email/", input),
  signUp: (client, input) => client.POST("/customer/signup/", input),
  confirmAccount: (client, input) => client.PUT("/customer/confirm/", input),
  resendActivationCode: (client, input) => client.PUT("/customer/resend_activation_code/", input),
  recoverPassword: (client, input) => client.POST("/customer/recover_password/", input),
  resetPassword: (client, input) => client.PUT("/customer/reset_password/", input),
  updatePassword: (client, input) => client.PUT("/customer/update_password/{id}/", input),
  getProfile: (client, input) => client.GET("/customer/update_profile", input),
  updateProfile: (client, input) => client.PUT("/customer/update_profile/", input),
  requestAccountRemoval: (client, input) => client.POST("/customer/remove_account/", input),
  removeAccount: (client, input) => client.DELETE("/customer/remove_account/", input),
  reverseGeocode: (client, input) => client.POST("/geocode/reverse/", input),
  searchAddresses: (client, input) => client.POST("/geocode/search/", input),
  searchAgrupations: (client, input) => client.POST("/agrupations/search/", input),
  downloadTrips: (client, input) => client.GET("/services", input),
  createTrip: (client, input) => client.POST("/services/", input),
  listTrips: (client, input) => client.GET("/v2/services", input),
  listTripsInProcess: (client, input) => client.GET("/services/in_process/list", input),
  listScheduledTrips: (client, input) => client.GET("/services/scheduled", input),
  cancelTrip: (client, input) => client.PUT("/service/{id}/cancel/", input),
  updateTrip: (client, input) => client.PUT("/service/{id}/update/", input),
  loadHotel: (client, input) => client.GET("/hotel/load_all", input),
  listServiceTypes: (client, input) => client.GET("/service_types", input),
  createServiceType: (client, input) => client.POST("/service_types/", input),
  updateServiceType: (client, input) => client.PUT("/service_types/{id}/", input),
  deleteServiceType: (client, input) => client.DELETE("/service_types/{id}/", input),
  listEmployees: (client, input) => client.GET("/customer/employees", input),
  listClosedEmployees: (client, input) => client.GET("/customer/employees/closed", input),
  createEmployee: (client, input) => client.POST("/customer/employee/", input),
  updateEmployee: (client, input) => client.PUT("/customer/employee/{id}/", input),
  deleteEmployee: (client, input) => client.DELETE("/customer/employee/{id}/", input),
  closeEmployee: (client, input) => client.PUT("/customer/employee/{id}/close/", input),
  resetEmployeePassword: (client, input) =>
    client.PUT("/customer/employee/{id}/reset_password/", input),
  listPaymentMethods: (client, input) => client.GET("/customer/payment_methods", input),
  addPaymentMethod: (client, input) => client.PUT("/customer/payment_methods/", input),
  removePaymentMethod: (client, input) => client.DELETE("/customer/payment_methods/", input),
  setDefaultPaymentMethod: (client, input) =>
    client.PUT("/customer/default_payment_method/", input),
  listFavourites: (client, input) => client.GET("/favorites", input),
  createFavourite: (client, input) => client.POST("/favorites/", input),
  updateFavourite: (client, input) => client.PUT("/favorites/{id}/", input),
  deleteFavourite: (client, input) => client.DELETE("/favorites/{id}/", input),
  listMessages: (client, input) => client.GET("/messages", input),
  readMessage: (client, input) => client.PUT("/messages/{id}/read/", input),
  listTickets: (client, input) => client.GET("/tickets", input),
  createTicket: (client, input) => client.POST("/tickets/", input),
  getTicket: (client, input) => client.GET("/tickets/{id}", input),
  answerTicket: (client, input) => client.POST("/tickets/{id}/answers/", input),
  getTicketAttachment: (client, input) =>
    client.GET("/tickets/{id}/attachments/{attachment_id}", input),
  getPromo: (client, input) => client.GET("/promos/{id}", input),
  redeemPromo: (client, input) => client.POST("/promos/{id}/redeem/", input),
  listPurses: (client, input) => client.GET("/purses", input),
  listPurseMovements: (client, input) => client.GET("/purses/{id}/movements", input),
  findPurseReceiver: (client, input) => client.GET("/purses/receiver", input),
  transferFromPurse: (client, input) => client.POST("/purses/transfer/", input),
  listCommerces: (client, input) => client.GET("/club/commerces", input),
  getCommerce: (client, input) => client.GET("/club/commerces/{id}", input),
  createAd: (client, input) => client.POST("/club/commerces/{id}/ads/", input),
};
