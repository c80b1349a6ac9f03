import type { Brand } from "../brands.ts";
import { type Account, brandOf, type OutboxEntry, type SentCode, type World } from "../world.ts";

type Notice = SentCode["purpose"] | "new_password";
type Letter = { subject: string; text: (secret: string) => string };

const letters: Record<Brand["language"], Record<Notice, Letter>> = {
  es: {
    activate: {
      subject: "Activa tu cuenta",
      text: (code) => `Tu código de activación es ${code}. Vale 30 minutos.`,
    },
    reset_password: {
      subject: "Elige otra contraseña",
      text: (code) => `Con este código puedes elegir otra contraseña: ${code}. Vale 60 minutos.`,
    },
    remove_account: {
      subject: "Elimina tu cuenta",
      text: (code) =>
        `Con este código se elimina tu cuenta: ${code}. Vale 60 minutos. Si no lo has pedido, ignóralo.`,
    },
    new_password: {
      subject: "Tu nueva contraseña",
      text: (password) => `Tu nueva contraseña es ${password}. No la compartas con nadie.`,
    },
  },
  en: {
    activate: {
      subject: "Activate your account",
      text: (code) => `Your activation code is ${code}. It is good for 30 minutes.`,
    },
    reset_password: {
      subject: "Choose another password",
      text: (code) =>
        `With this code you can choose another password: ${code}. It is good for 60 minutes.`,
    },
    remove_account: {
      subject: "Remove your account",
      text: (code) =>
        `This code removes your account: ${code}. It is good for 60 minutes. If you did not ask for it, ignore it.`,
    },
    new_password: {
      subject: "Your new password",
      text: (password) => `Your new password is ${password}. Do not share it.`,
    },
  },
};

/** The panel reads the code from this address; opening the page does not use the code up. */
const linkPaths: Partial<Record<Notice, (code: string, account: Account) => string>> = {
  activate: (code, { phone }) => `/activate_account/${encodeURIComponent(phone ?? "")}/${code}`,
  reset_password: (code) => `/reset_password/${code}`,
  remove_account: (code) => `/remove_account/${code}`,
};

const linkTexts: Record<Brand["language"], (link: string) => string> = {
  es: (link) => `O abre este enlace, que ya lo lleva escrito: ${link}`,
  en: (link) => `Or open this link, which fills it in: ${link}`,
};

export function sendSms(world: World, account: Account, notice: Notice, secret: string): void {
  if (account.phone) send(world, account, "sms", account.phone, notice, secret);
}

export function sendEmail(world: World, account: Account, notice: Notice, secret: string): void {
  send(world, account, "email", account.email, notice, secret);
}

/** The secret is a code or a password that only the receiver may know. */
function send(
  world: World,
  account: Account,
  channel: OutboxEntry["channel"],
  to: string,
  notice: Notice,
  secret: string,
): void {
  const brand = brandOf(world, account.brandId);
  const { name, language } = brand;
  const { subject, text } = letters[language][notice];
  const path = channel === "email" ? linkPaths[notice]?.(secret, account) : undefined;
  const link = path && linkTexts[language](`${world.panelOrigin(brand)}${path}`);
  const sent: OutboxEntry = {
    id: world.outbox.length + 1,
    at: world.clock.now(),
    channel,
    to,
    subject: `${name}: ${subject}`,
    text: [text(secret), ...(link ? [link] : [])].join(" "),
    code: secret,
  };
  world.outbox.push(sent);
  world.onSent?.(sent);
}
