import { call } from '../call.ts';
import { form } from '../form.ts';
import { messageId } from '../message.ts';
import { outcomeFacts, refusedOutcome } from '../outcome.ts';
import { bareSigns } from '../pasted.ts';
import { holding, must, ofList, PASSWORD_LIMIT, reading, requiredEmail, requiredText, text } from '../rules.ts';
import * as s from '../shape.ts';
import { fact, sentOnly } from '../wire.ts';
import { nearPlace } from './near.ts';
import { isStaffRole, STAFF_ROLES, type StaffRole } from './roles.ts';
import { twoWeeks } from './week.ts';

/** Minimum number of characters of a password of staff. */
export const STAFF_PASSWORD_MINIMUM = 12;

const newPassword = holding(
  reading((raw) => raw.normalize('NFC')),
  must(
    (value) => [...value].length >= STAFF_PASSWORD_MINIMUM,
    messageId('passwordTooShort', { least: STAFF_PASSWORD_MINIMUM }),
  ),
  must((value) => value.length <= PASSWORD_LIMIT, 'tooLong'),
);

/** Six digits of the authenticator, or a recovery code. Blanks and dashes in it are ignored. */
const factorCode = holding(
  reading((raw) => bareSigns(raw).toLowerCase()),
  must((value) => /^(\d{6}|[a-z2-7]{16})$/.test(value), 'codeRequired'),
);

/** Roles in one field, separated by commas. */
const roles = holding(
  ofList(reading((raw) => [...new Set(raw.split(',').filter(isStaffRole))].join(','))),
  must((value) => value !== '', 'chooseFromList'),
);

/** Returns the roles in a checked field. */
export const rolesIn = (field: string): StaffRole[] => field.split(',').filter(isStaffRole);

/** The password as it was typed when it was chosen. */
const yourPassword = holding(
  reading((raw) => raw.normalize('NFC')),
  must((value) => value.trim() !== '' && !value.includes('\0'), 'yourPasswordRequired'),
  must((value) => value.length <= PASSWORD_LIMIT, 'tooLong'),
);

/** Password and code, requested again before an action that is hard to undo. */
export const proof = {
  password: sentOnly('password', yourPassword),
  factor: sentOnly('code', factorCode),
};

/**
 * Returns whose link this is, as made by an administrator. Both values are `''` if the link has expired or was used.
 */
export const lookAtJoining = call('office/lookatjoining', {
  form: form({ token: sentOnly('token', text()) }),
  saves: false,
  returned: { email: fact('email', s.string()), name: fact('name', s.string()) },
});

/** Sets the first or a new password by the link of `lookAtJoining`, which works once. */
export const joinStaff = call('office/join', {
  form: form({ token: sentOnly('token', text()), password: sentOnly('password', newPassword) }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});

/** The first of two login steps. The second is `giveFactor`, or `setFactor` if there is no second factor yet. */
export const staffLogIn = call('office/login', {
  form: form({
    email: sentOnly('email', requiredEmail('emailRequired')),
    password: sentOnly('password', yourPassword),
  }),
  saves: false,
  returned: outcomeFacts,
  refused: refusedOutcome(),
});

/** Ends the session of the calling member of staff. */
export const staffLogOut = call('office/logout', { access: 'staff', returned: outcomeFacts });

/**
 * If there is no second factor yet: returns the secret for the authenticator as text, URL and picture (a `data:` URL).
 */
export const showFactor = call('office/showfactor', {
  access: 'staff',
  saves: false,
  returned: {
    isSet: fact('isset', s.boolean()),
    secret: fact('secret', s.string()),
    address: fact('address', s.string()),
    picture: fact('picture', s.string()),
  },
});

/** Sets the second factor, with its first code. Returns the recovery codes, which are shown only once. */
export const setFactor = call('office/setfactor', {
  access: 'staff',
  form: form({ factor: proof.factor }),
  returned: { ...outcomeFacts, recoveryCodes: fact('recoverycodes', s.optional(s.array(s.string()))) },
  refused: refusedOutcome(),
});

/** The second of two login steps: proves the second factor with its code, or with a recovery code. */
export const giveFactor = call('office/givefactor', {
  access: 'staff',
  form: form({ factor: proof.factor }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});

/** Returns who is logged in, and how many items wait in each room that they may enter. */
export const showDesk = call('office/showdesk', {
  access: 'staff',
  saves: false,
  returned: {
    email: fact('email', s.string()),
    name: fact('name', s.string()),
    roles: fact('roles', s.array(s.oneOf(STAFF_ROLES))),
    isProven: fact('isproven', s.boolean()),
    hasFactor: fact('hasfactor', s.boolean()),
    /** Whether single-key shortcuts are on in the rooms. */
    hasKeys: fact('haskeys', s.boolean()),
    id: fact('id', s.number()),
    /** The place near which the member of staff works; 0 if none. */
    nearId: fact('nearid', s.number()),
    /** All places, for filters. */
    places: fact('places', s.array(nearPlace)),
    /**
     * Staff who may be assigned a task about families, including the reader. Empty before the second factor, and for
     * staff who deal with no family.
     */
    colleagues: fact('colleagues', s.array(s.object({ id: s.number(), name: s.string() }))),
    /** The number of waiting items by room. */
    waiting: fact('waiting', s.record(s.string(), s.number())),
    /** What was done this week and the week before; null before the second factor. */
    week: fact('week', s.nullable(twoWeeks)),
  },
});

const person = s.object({
  id: s.number(),
  email: s.string(),
  name: s.string(),
  roles: s.array(s.oneOf(STAFF_ROLES)),
  /** ISO time, or `''`. */
  madeAt: s.string(),
  seenAt: s.string(),
  hasFactor: s.boolean(),
  hasJoined: s.boolean(),
});

/** Lists the accounts of all who work here. */
export const listStaff = call('office/liststaff', {
  access: 'staff',
  saves: false,
  returned: { staff: fact('staff', s.array(person)) },
});

/** An outcome, and the link to hand over in person; no link if the call was refused. */
const outcomeWithLink = { ...outcomeFacts, link: fact('link', s.optional(s.string())) };

/** Makes an account. Its link is handed over in person and is valid for a day. */
export const addStaff = call('office/addstaff', {
  access: 'staff',
  form: form({
    name: sentOnly('name', requiredText('nameRequired')),
    email: sentOnly('email', requiredEmail('emailRequired')),
    roles: sentOnly('roles', roles),
    ...proof,
  }),
  returned: outcomeWithLink,
  refused: refusedOutcome(),
});

/** The member of staff concerned. The small forms of a page use this name. */
const member = sentOnly('id', requiredText('chooseFromList', 9));

/** Replaces the roles of a member of staff. Refused if no administrator would remain. */
export const changeStaffRoles = call('office/changestaffroles', {
  access: 'staff',
  form: form({ member, roles: sentOnly('roles', roles), ...proof }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});

/** Makes a link for a new password and a new second factor. The old ones and the sessions end. */
export const renewStaff = call('office/renewstaff', {
  access: 'staff',
  form: form({ member, ...proof }),
  returned: outcomeWithLink,
  refused: refusedOutcome(),
});

/** Ends the account of a member of staff and its sessions. Refused if no administrator would remain. */
export const endStaff = call('office/endstaff', {
  access: 'staff',
  form: form({ member, ...proof }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});

/**
 * Changes the caller's own password, with password and code again. Every other session ends, and an e-mail reports the
 * change.
 */
export const changeOwnPassword = call('office/changeownpassword', {
  access: 'staff',
  form: form({ newPassword: sentOnly('newpassword', newPassword), ...proof }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});
