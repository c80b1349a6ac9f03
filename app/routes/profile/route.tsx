import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { revokeGrant } from "../../features/grants/load-grants.server.ts";
import { statusOf, submit } from "../../forms/submit.server.ts";
import { requireScreen } from "../../request/context.server.ts";
import { redirectToScreen } from "../../request/flash.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { loadProfile } from "./load.server.ts";
import { savePassword, saveProfile } from "./save.server.ts";
import { saveHome } from "./save-home.server.ts";
import { profileSchema } from "./schema.ts";
import { texts } from "./texts.ts";
import { ProfileView } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "profile");
  const view = await loadProfile(new URL(args.request.url).searchParams, context);
  const { found } = view;
  return data(view, statusOf(found.state === "too_short" ? [found] : []));
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireScreen(args, "profile");
  return submit(args.request, {
    language: context.language,
    schema: profileSchema(context.user, context.brand),
    // The user does not type the address, so its errors belong to the form as a whole.
    fields: { "favorito.direccion": "", "favorito.lat": "", "favorito.lng": "" },
    run: async (sent) => {
      if (sent.form === "grant") {
        return { flash: await revokeGrant(sent.purpose, context), cookies: [] };
      }
      if (sent.form === "home") return { flash: await saveHome(sent, context), cookies: [] };
      return sent.form === "profile" ? saveProfile(sent, context) : savePassword(sent, context);
    },
    done: (saved) => redirectToScreen("profile", saved, context),
  });
}

export default function Profile() {
  return <ProfileView profile={useLoaderData<typeof loader>()} />;
}
