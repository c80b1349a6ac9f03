import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { getProfile } from "../../api/account.server.ts";
import { statusOf } from "../../forms/status-of.server.ts";
import { submit } from "../../forms/submit.server.ts";
import { formatPhone } from "../../i18n/phones.server.ts";
import { pathTo } from "../../paths.ts";
import { enter } from "../../request/context.server.ts";
import { toPictureAddress } from "../../request/picture-address.server.ts";
import { goOn } from "../../request/redirect-with-flash.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { mayEnter } from "../../session/access.ts";
import { loadHome } from "./load-home.server.ts";
import { savePassword, saveProfile } from "./save.server.ts";
import { saveHome } from "./save-home.server.ts";
import { profileSchema } from "./schema.ts";
import { texts } from "./texts.ts";
import { ProfileView } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

export async function loader(args: LoaderFunctionArgs) {
  const visit = await enter(args, "profile");
  const { api, brand, siteDomain, user } = visit;
  const [{ name, email, phone, avatar, logo, isCompany }, home] = await Promise.all([
    getProfile(api),
    loadHome(args.request, visit),
  ]);
  const view = {
    name,
    email,
    phone: phone && formatPhone(phone, brand.phone),
    avatar: toPictureAddress(avatar, visit),
    logo: toPictureAddress(logo, visit),
    isCompany,
    home,
    here: pathTo("profile", { siteDomain }),
    clubPath: mayEnter("club", user) ? pathTo("club", { siteDomain }) : undefined,
    removePath: pathTo("remove_account", { siteDomain }),
  };
  return data(view, statusOf(home.found.state === "too_short" ? [home.found] : []));
}

export async function action(args: ActionFunctionArgs) {
  const visit = await enter(args, "profile");
  return submit(args.request, {
    language: visit.language,
    schema: profileSchema(visit.user, visit.brand),
    // No field of the form holds the address: what is wrong with it concerns the form as a whole.
    fields: { "favorito.direccion": "", "favorito.lat": "", "favorito.lng": "" },
    run: async (sent) => {
      if (sent.form === "home") return { said: await saveHome(sent, visit), cookies: [] };
      return sent.form === "profile" ? saveProfile(sent, visit) : savePassword(sent, visit);
    },
    done: ({ said, cookies }) =>
      goOn(pathTo("profile", { siteDomain: visit.siteDomain }), visit.context, { said, cookies }),
  });
}

export default function Profile() {
  return <ProfileView profile={useLoaderData<typeof loader>()} />;
}
