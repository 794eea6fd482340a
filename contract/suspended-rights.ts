/**
 * What the session of a suspended profile may call: the reason, an appeal, its data, and the account's own. Every other call
 * of a member is refused, a new one too until it stands here.
 */
const SUSPENDED_MAY: ReadonlySet<string> = new Set([
  'showprofile',
  'showsuspension',
  'appealsuspension',
  'showmydata',
  'deleteprofile',
  'updatepassword',
  'switchprofile',
  'showsessions',
  'endsession',
  'endothersessions',
]);

export const isOpenToSuspended = (path: string): boolean => SUSPENDED_MAY.has(path);
