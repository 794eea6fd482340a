import { ACTS } from './acts.ts';
import { call } from './call.ts';
import { GENDERS, YES_NO } from './choices.ts';
import { consentBoxes, untickedErrors } from './consents.ts';
import { form } from './form.ts';
import { sharedSchema } from './member.ts';
import { memberId } from './member-id.ts';
import { requiredLookupId } from './number-rules.ts';
import { ofMember, outcomeFacts } from './outcome.ts';
import { acceptablePhone } from './phone.ts';
import { ROLES, WHOSE } from './roles.ts';
import { readByOthers, requiredChoice, requiredText } from './rules.ts';
import * as s from './shape.ts';
import { optionalCode } from './verification.ts';
import { fact, sentOnly } from './wire.ts';

/** Guardians beside one candidate. */
export const MOST_GUARDIANS = 3;

const whose = sentOnly('whose', requiredChoice(WHOSE, 'chooseFromList'));
const oneOfThem = (sent: string) => sentOnly(sent, requiredLookupId('chooseFromList'));

/** Ours: who looks after this profile, who is invited to, and what the candidate has decided. Times are ISO, `''` is never. */
export const showHolders = call('showholders', {
  method: 'GET',
  access: 'member',
  returned: {
    role: fact('role', s.oneOf(ROLES)),
    holders: fact(
      'holders',
      s.array(
        s.object({
          id: s.number(),
          role: s.oneOf(ROLES),
          /** The last digits of the phone. */
          phoneEnd: s.string(),
          since: s.string(),
          isMe: s.boolean(),
          /** Whether accepted families are given this one's phone, where no guardian's is given. */
          isReached: s.boolean(),
          /** Whether this one's password was set anew within three days, so that another says whether it was them. */
          isRecovering: s.boolean(),
          /** Whether this one says that the profile is their own, and the office has not spoken with them yet. */
          saysItIsMe: s.boolean(),
          /** When this one is to be taken out; `''` where nobody has asked for it, or where they have objected. */
          removedAt: s.string(),
          /** Whether they have objected to being taken out within the last month. */
          hasObjected: s.boolean(),
        }),
      ),
    ),
    invitations: fact(
      'invitations',
      s.array(
        s.object({
          id: s.number(),
          role: s.oneOf(WHOSE),
          /** Whole for the holder who sent the invitation; `''` for the others, who read its end. */
          phone: s.string(),
          phoneEnd: s.string(),
          madeAt: s.string(),
        }),
      ),
    ),
    saidYesAt: fact('said_yes_at', s.string()),
    acceptsAlone: fact('accepts_alone', s.boolean()),
    /** Whether this account takes somebody out at once, with a code: the candidate whom the office has met. */
    removesAtOnce: fact('removes_at_once', s.boolean()),
    /** Whether the candidate still says what becomes of the health answers that others wrote. */
    asksHealth: fact('asks_health', s.boolean()),
    /** Who did what, the latest first. */
    acts: fact(
      'acts',
      s.array(
        s.object({
          id: s.number(),
          act: s.oneOf(ACTS),
          role: s.oneOf([...ROLES, 'office']),
          isMine: s.boolean(),
          /** The other family, where it is about one. */
          member: s.nullable(sharedSchema),
          doneAt: s.string(),
          /** Whether the candidate may still undo it. */
          mayBeUndone: s.boolean(),
        }),
      ),
    ),
    /** Other profiles of this account. */
    others: fact('others', s.array(s.object({ profileId: s.string(), name: s.string() }))),
  },
});

/** Ours: whose profile it is, said once; taken back only while nobody else has been asked. */
export const sayWhose = call('saywhose', { ...ofMember, form: form({ whose }) });

/**
 * Ours: a guardian says that the profile is their own: they are the bride or groom. What others see stays as it is; until the
 * office has spoken with them, what `CLOSED_WHILE_CLAIMED` names is closed to everybody who looks after the profile.
 */
export const sayItIsMe = call('sayitisme', ofMember);
/** Ours: by the person who has said so. */
export const takeBackItIsMe = call('takebackitisme', ofMember);

/** Ours: sends a code to a phone, with which its owner joins or declines. The answer tells nothing of what came of it. */
export const inviteHolder = call('inviteholder', {
  ...ofMember,
  form: form({ whose, phone: sentOnly('phone', acceptablePhone('userPhoneRequired')) }),
  handsOver: { what: 'profile', tells: 'holderInvited' },
});
export const withdrawInvitation = call('withdrawinvitation', {
  ...ofMember,
  form: form({ invitation: oneOfThem('invitation') }),
});

/** How long somebody who is to be taken out may object, and how long after an objection they are not to be taken out. */
export const REMOVAL_DAYS = 7;
export const OBJECTED_DAYS = 30;

/**
 * Ours: by the candidate: an account is to look after the profile no more, in seven days unless it objects. At once where the office has
 * met the candidate, who then types a code of `askremovalcode` as well.
 */
export const removeHolder = call('removeholder', {
  ...ofMember,
  form: form({ holder: oneOfThem('holder'), code: sentOnly('code', optionalCode()) }),
  handsOver: { what: 'profile', tells: 'removalAsked' },
});
/** Ours: a code to the candidate's own phone, with which somebody is taken out at once. */
export const askRemovalCode = call('askremovalcode', ofMember);
/** Ours: by the candidate: the account stays after all. */
export const keepHolder = call('keepholder', { ...ofMember, form: form({ holder: oneOfThem('holder') }) });
/** Ours: by the holder who is to be taken out. Their letter's link does the same without a login. */
export const objectToRemoval = call('objecttoremoval', ofMember);
/** An account that looks after so many profiles makes no more of them. */
export const MOST_PROFILES = 4;

/**
 * Ours: another profile by the same account, for a second son or daughter whose family has one phone. The account is its guardian, and opens
 * it in a new session; it is shown only with the yes of its own bride or groom.
 */
export const addProfile = call('addprofile', {
  ...ofMember,
  form: form(
    {
      name: sentOnly('name', readByOthers(requiredText('fullNameRequired'))),
      gender: sentOnly('gender', requiredChoice(GENDERS, 'userGenderRequired')),
      ...consentBoxes,
    },
    untickedErrors,
  ),
  returned: { ...outcomeFacts, profileId: fact('profileid', s.optional(s.string())) },
});

/** Ours: by a guardian, for good. The profile stays with the candidate. */
export const leaveProfile = call('leaveprofile', { ...ofMember, handsOver: { what: 'profile', tells: 'holderLeft' } });

/** Ours: by the candidate: guardians accept only once she or he has handed it over; they send and decline in any case. */
export const reserveAccepting = call('reserveaccepting', {
  ...ofMember,
  form: form({ isReserved: sentOnly('reserve', requiredChoice(YES_NO, 'yesNoRequired')) }),
});
/** Ours: by the candidate: whose phone accepted families are given, where no guardian's is given. */
export const chooseReached = call('choosereached', {
  ...ofMember,
  form: form({ holder: oneOfThem('holder') }),
  handsOver: { what: 'contact', tells: 'givenPhoneChanged' },
});
/** Ours: by a candidate who has joined: what others wrote of her or his own health stays, or is erased. */
export const decideHealth = call('decidehealth', {
  ...ofMember,
  form: form({ isKept: sentOnly('keep', requiredChoice(YES_NO, 'yesNoRequired')) }),
});
/** Ours: by the candidate: what a guardian has sent or answered is undone within a day, also where the other family has seen it. */
export const takeBackAct = call('takebackact', { ...ofMember, form: form({ act: oneOfThem('act') }) });

/** Ours: opens another profile of this account in a session of its own. */
export const switchProfile = call('switchprofile', {
  ...ofMember,
  form: form({ profile: sentOnly('profile', memberId) }),
  saves: false,
  returned: { ...outcomeFacts, profileId: fact('profileid', s.optional(s.string())) },
});
