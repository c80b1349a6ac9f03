/** A taxi API with sample data, which has nothing to do with the group's API. */
export type SampleApi = {
  origin: string;
  /** The brand whose users and trips the samples are. */
  brand: { id: number; permalink: string; name: string; logo: string };
  logins: { kind: MemberKind; username: string; password: string }[];
  close: () => Promise<void>;
};

export type StartSampleApi = () => Promise<SampleApi>;

export const memberKinds = ["client", "company", "employee", "hotel"] as const;
export type MemberKind = (typeof memberKinds)[number];
