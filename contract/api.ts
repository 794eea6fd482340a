import type { Call } from './call.ts';
import { logIn, logOut } from './login.ts';
import { regCast, regOther, stateList } from './lookups.ts';
import { showProfile, updateProfile } from './profile.ts';
import { registerStep1, registerStep2 } from './registration.ts';

/** Every call, in the order of the specification's section 7; our own come last. */
export const api: readonly Call[] = [
  logIn,
  registerStep1,
  registerStep2,
  regCast,
  regOther,
  stateList,
  showProfile,
  updateProfile,
  logOut,
];
