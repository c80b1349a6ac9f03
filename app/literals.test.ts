import { describe, expect, test } from "vitest";
import { texts as activation } from "./features/account/activation-texts.ts";
import { texts as fares } from "./features/fares/texts.ts";
import { texts as failure } from "./features/frame/failure-texts.ts";
import { texts as member } from "./features/frame/member-texts.ts";
import { texts as menu } from "./features/frame/menu-texts.ts";
import { texts as request } from "./features/order-draft/texts.ts";
import { texts as order } from "./features/order-taxi/texts.ts";
import { texts as edit } from "./features/orders/edit/texts.ts";
import { texts as payment } from "./features/payment/texts.ts";
import { texts as labels } from "./features/support/label-texts.ts";
import { texts as ticketKinds } from "./features/support/ticket-texts.ts";
import { texts as trip } from "./features/trips/status-texts.ts";
import { texts as transfer } from "./features/wallet/transfer-texts.ts";
import { texts as refusals } from "./forms/api-texts.ts";
import { texts as forms } from "./forms/texts.ts";
import { texts as outcomes } from "./request/outcome-texts.ts";
import { texts as session } from "./request/texts.ts";
import { texts as commerce } from "./routes/commerce/texts.ts";
import { texts as employee } from "./routes/employee/texts.ts";
import { texts as history } from "./routes/history/texts.ts";
import { texts as hotelHistory } from "./routes/hotel_history/texts.ts";
import { texts as profile } from "./routes/profile/texts.ts";
import { texts as transferScreen } from "./routes/purses/transfer-texts.ts";
import { texts as reset } from "./routes/reset_password/texts.ts";
import { texts as serviceType } from "./routes/service_type/texts.ts";
import { texts as ticket } from "./routes/ticket/texts.ts";
import { texts as tickets } from "./routes/tickets/texts.ts";
import { texts as feedback } from "./ui/feedback/texts.ts";

/** The specification's texts, in their language and with their typos, and the panel's own. */
const literals: Record<string, [quoted: string, actual: string][]> = {
  "the side menu": [
    ["Request", menu.en.request],
    ["Orders", menu.en.panel],
    ["Reservations", menu.en.bookings],
    ["My trips", menu.en.history],
    ["My trips", history.en.title],
    ["Favorites", menu.en.favorite],
    ["Payment method", menu.en.PaymentMethod],
    ["Employees", menu.en.employee],
    ["Messages", menu.en.messages],
    ["Quick button", menu.en.hotel_home],
    ["Support tickets", menu.en.tickets],
    ["Help", menu.en.usuario_info],
    ["Conditions", menu.en.condiciones_generales],
    ["Privacy", menu.en.politica_privacidad],
    ["Login", menu.en.login],
    ["Sign up", menu.en.register],
  ],
  "the hotel's layouts": [
    ["Solicitudes y reservas", member.es.hotel_title],
    ["Historico de servicios", member.es.hotel_history_title],
    ["Historico de servicios", hotelHistory.es.title],
  ],
  "logging out": [
    ["Are you sure you want to log out?", member.en.log_out_question],
    ["Close", member.en.close],
    ["Cancel", member.en.cancel],
  ],
  "not found": [
    ["Oops! Nothing here...", failure.en.not_found],
    ["go home", failure.en.go_home],
  ],
  "validation rules": [
    ["This field is required.", forms.en.required],
    ["Enter a valid phone number", forms.en.phone],
    ["Enter a valid password", forms.en.password],
    ["Password does not match", forms.en.sameAs],
    ["Invalid email", forms.en.email],
    ["Letas only.", forms.en.alpha],
    ["Only letters and numbers.", forms.en.alphaNum],
    ["Numbers only.", forms.en.numeric],
    ["Enter an amount", forms.en.amount],
    ["Enter valid user code", forms.en.userCode],
  ],
  errors: [
    ["There was a problem", failure.en.problem],
    ["Something went wrong! Please try again.", failure.en.problem_hint],
    ["Something went wrong! Please try again.", forms.en.failed],
    ["There was a problem", session.en.problem],
    ["Something went wrong! Please try again.", session.en.problem_hint],
    ["Something went wrong! Please try again.", history.en.csv_failed],
    ["Session Expired!", session.en.session_expired],
    ["Please login again to continue.", session.en.log_in_again],
    ["Could not update logo image", session.en.logo_not_updated],
    ["Invalid code", refusals.en.invalid_code],
    ["Data successfully registered", activation.en.activated],
    [
      "Password could not be updated. Try again with another password",
      refusals.en.password_refused,
    ],
  ],
  "a request": [
    ["Choose Fare", fares.en.choose],
    ["Request failed", order.en.request_failed],
    ["Request assignment to a grouping or restart your session", order.en.noGroup],
    ["To make a service request you must enter a valid address in", order.en.originMissing],
    ["Profile", order.en.profile],
    ["Traveler name required", order.en.travellerMissing],
    ["Select a grouping", order.en.selectGroup],
    ["Must select date and time", order.en.selectTime],
    ["Book with date and time", request.en.later],
    ["Sorry, there is no service in this zone", order.en.noService],
    ["Invalid code", order.en.invalidCode],
    ["You do not have enough balance \\ Customer is invalid", order.en.noBalance],
  ],
  "a trip": [
    ["We are looking for a vehicle, please wait.", trip.en.searching],
    ["Looking for...", trip.en.looking_for],
    ["A driver is going to pick you up", trip.en.coming],
    ["Vehicle at the pickup point waiting for passenger(s)", trip.en.waiting],
    ["The service was edited successfully", edit.en.edited],
  ],
  "saved data and trips": [
    ["Data successfully registered", outcomes.en.registered],
    ["Data updated", outcomes.en.updated],
    ["The action was successful", outcomes.en.successful],
    ["Failed", outcomes.en.failed],
    ["No es posible seleccionar otro medio de pago", payment.es.fixed],
  ],
  "a transfer": [
    ["Invalid code", transfer.en.invalidCode],
    ["You do not have enough balance \\ Customer is invalid", transfer.en.noBalance],
    ["You do not have enough balance \\ Customer is invalid", transferScreen.en.not_enough],
  ],
  "the profile": [
    ["Data updated", profile.en.data_updated],
    ["Password updated", profile.en.password_updated],
  ],
  // The specification writes these in lower case, within a sentence.
  "messages and tickets": [
    ["Support tickets", tickets.en.title],
    ["complaint", ticketKinds.en.complaint.toLowerCase()],
    ["suggestion", ticketKinds.en.suggestion.toLowerCase()],
    ["question", ticketKinds.en.question.toLowerCase()],
    ["claim", ticketKinds.en.claim.toLowerCase()],
    ["other", ticketKinds.en.other.toLowerCase()],
    ["Data successfully registered", tickets.en.sent],
    ["Data successfully registered", ticket.en.sent],
  ],
  "a company's employees and service types": [
    ["Empleado {{name}} activado", employee.es.activated],
    ["Empleado {{name}} desactivado", employee.es.deactivated],
    ["Empleado {{name}} actualizado", employee.es.updated],
    ["Se ha creado el empleado {{name}}", employee.es.created],
    ["Contraseña actualizada", employee.es.password_updated],
    ["Password updated", employee.en.password_updated],
    ["New password sent to email", employee.en.password_sent],
    ["El tipo de servicio {{name}} actualizado", serviceType.es.updated],
    ["Se ha creado el tipo de servicio: {{name}}", serviceType.es.created],
  ],
  "the labels of promos and tickets": [
    ["pending", labels.en.pending.toLowerCase()],
    ["approved", labels.en.approved.toLowerCase()],
    ["rejected", labels.en.rejected.toLowerCase()],
    ["waiting for answer", labels.en.waiting_for_answer.toLowerCase()],
  ],
  "the club": [
    ["Ads must be created 24-48 hours ahead", commerce.en.not_ahead],
    ["Data successfully registered", commerce.en.announced],
    ["Must select date and time", commerce.en.select_time],
  ],
  toasts: [
    ["Password updated", reset.en.updated],
    ["Contraseña actualizada", reset.es.updated],
    ["Accept", feedback.en.accept],
    ["Aceptar", feedback.es.accept],
  ],
};

describe.each(Object.entries(literals))("%s", (_, pairs) => {
  test.each(pairs)("%s", (quoted, actual) => {
    expect(actual).toBe(quoted);
  });
});
