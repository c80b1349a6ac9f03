import type { LoaderFunctionArgs } from "@remix-run/node";
import { ApiFault } from "../../api/errors.ts";
import { downloadHistory } from "../../api/history.server.ts";
import { toFlash } from "../../features/booking/outcome.server.ts";
import { employeeId } from "../../features/company/employee-fields.server.ts";
import { goOn } from "../../http/go-on.server.ts";
import { screenNotFound } from "../../http/responses.server.ts";
import { sendFile } from "../../http/send-file.server.ts";
import { enter } from "../../http/visit.server.ts";
import { pathTo } from "../../paths.ts";

/** The trips of one employee (`?employee=131`), whose account may be closed, as `servicios.pdf`. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await enter(args, "employee");
  const { api, context, siteDomain } = visit;
  const asked = new URL(args.request.url).searchParams.get("employee");
  const { data: id } = employeeId.safeParse(asked);
  if (id === undefined) throw screenNotFound();
  try {
    const { mediaType, ...file } = await downloadHistory(api, id);
    return await sendFile(args, visit, async () => ({
      ...file,
      name: "servicios.pdf",
      type: mediaType,
    }));
  } catch (error) {
    if (!(error instanceof ApiFault)) throw error;
    context.log.error({ err: error }, "the trips of an employee could not be fetched");
    // Where a file was to come there is no page to say so on.
    const list = pathTo("employee", { query: { list: "closed" }, siteDomain });
    return goOn(list, context, { said: toFlash("failed", visit) });
  }
}
