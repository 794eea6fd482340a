import type { Call } from '../call.ts';
import {
  addStaff,
  changeStaffRoles,
  endStaff,
  giveFactor,
  joinStaff,
  listStaff,
  lookAtJoining,
  renewStaff,
  setFactor,
  showDesk,
  showFactor,
  staffLogIn,
  staffLogOut,
} from './accounts.ts';

/** The calls of the office: they are in no description that members' programs read. */
export const officeCalls: readonly Call[] = [
  lookAtJoining,
  joinStaff,
  staffLogIn,
  staffLogOut,
  showFactor,
  setFactor,
  giveFactor,
  showDesk,
  listStaff,
  addStaff,
  changeStaffRoles,
  renewStaff,
  endStaff,
];
