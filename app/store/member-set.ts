/** A set in memory whose members expire one by one. */
export type MemberSet = {
  /** The expiry of each member, in milliseconds. */
  expiries: Map<string, number>;
  isClosed: boolean;
};

export const createMemberSet = (): MemberSet => ({ expiries: new Map(), isClosed: false });

/** Returns false where the set is closed. */
export function addMember(set: MemberSet, member: string, expiresAt: number, now: number): boolean {
  if (set.isClosed) return false;
  for (const [each, expiry] of set.expiries) if (expiry <= now) set.expiries.delete(each);
  set.expiries.set(member, Math.max(expiresAt, set.expiries.get(member) ?? 0));
  return true;
}

export function closeSet(set: MemberSet, now: number): string[] {
  set.isClosed = true;
  return [...set.expiries].filter(([, expiry]) => expiry > now).map(([member]) => member);
}
