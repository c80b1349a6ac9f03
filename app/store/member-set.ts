/** A set in memory, which forgets each member after its own time. */
export type MemberSet = {
  /** Until when each member is kept, in milliseconds. */
  until: Map<string, number>;
  isClosed: boolean;
};

export const createMemberSet = (): MemberSet => ({ until: new Map(), isClosed: false });

/** Returns false, and adds nothing, where the set is closed. */
export function addMember(set: MemberSet, member: string, expiresAt: number, now: number): boolean {
  if (set.isClosed) return false;
  for (const [each, until] of set.until) if (until <= now) set.until.delete(each);
  set.until.set(member, Math.max(expiresAt, set.until.get(member) ?? 0));
  return true;
}

export function closeSet(set: MemberSet, now: number): string[] {
  set.isClosed = true;
  return [...set.until].filter(([, until]) => until > now).map(([member]) => member);
}
