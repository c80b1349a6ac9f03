import type { Handlers } from "../api/operation.ts";
import { invalid, refuse } from "../api/refusal.ts";
import { listTakenLogins } from "./logins.ts";
import { keepPicture, readPicture } from "./pictures.ts";
import { toUser } from "./user.ts";

export const profileHandlers: Handlers<"getProfile" | "updateProfile"> = {
  getProfile: ({ world, account }) => ({ user: toUser(world, account) }),

  async updateProfile({ world, brand, account, body, origin }) {
    const { name, email, phone } = body;
    const avatar = body.avatar && (await readPicture(body.avatar));
    const logo = body.logo && (await readPicture(body.logo));

    const errors = listTakenLogins(world, brand, { email, phone }, account);
    if (body.avatar && !avatar) {
      const message = "Elige una imagen PNG, JPEG o WebP de 2 MB como mucho";
      errors.push({ field: "avatar", message });
    }
    if (errors.length > 0) throw invalid(...errors);
    if (body.logo && (!logo || account.role !== "company")) {
      throw refuse("logo_image", "Could not update logo image");
    }

    account.name = name ?? account.name;
    account.email = email ?? account.email;
    account.phone = phone ?? account.phone;
    if (avatar) account.avatar = keepPicture(world, origin, avatar, account.avatar);
    if (logo) account.logo = keepPicture(world, origin, logo, account.logo);
    return { user: toUser(world, account) };
  },
};
