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

/** At most this many guardians beside one candidate. */
export const MOST_GUARDIANS = 3;

const whose = sentOnly('whose', requiredChoice(WHOSE, 'chooseFromList'));
const chosenId = (sent: string) => sentOnly(sent, requiredLookupId('chooseFromList'));

/**
 * Ours: returns the holders of the profile, the open invitations and the candidate's decisions. Times are ISO; `''`
 * means never.
 */
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
          /** The last digits of the holder's phone. */
          phoneEnd: s.string(),
          since: s.string(),
          isMe: s.boolean(),
          /** Whether accepted families are given this holder's phone. Only applies if no guardian's phone is given. */
          isReached: s.boolean(),
          /**
           * Whether this holder's password was reset recently (`CLOSED_HOURS`), so that another holder can confirm that
           * it was them.
           */
          isRecovering: s.boolean(),
          /** Whether this holder claims to be the bride or groom, and the office has not spoken with them yet. */
          saysItIsMe: s.boolean(),
          /** When this holder will be removed; `''` if no removal is requested, or if the holder has objected. */
          removedAt: s.string(),
          /** Whether this holder has objected to a removal within the last month. */
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
          /**
           * The whole phone, for the holder who sent the invitation; `''` for other holders, who read only its last
           * digits.
           */
          phone: s.string(),
          phoneEnd: s.string(),
          madeAt: s.string(),
        }),
      ),
    ),
    saidYesAt: fact('said_yes_at', s.string()),
    acceptsAlone: fact('accepts_alone', s.boolean()),
    /**
     * Whether this account may remove a holder at once, with a code. Only a candidate whom the office has met may do
     * so.
     */
    removesAtOnce: fact('removes_at_once', s.boolean()),
    /** Whether the candidate has not yet decided about health answers that others wrote. */
    asksHealth: fact('asks_health', s.boolean()),
    /** The activity log: who did what, the latest first. */
    acts: fact(
      'acts',
      s.array(
        s.object({
          id: s.number(),
          act: s.oneOf(ACTS),
          role: s.oneOf([...ROLES, 'office']),
          isMine: s.boolean(),
          /** The other family, if the act concerns one. */
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

/** Ours: records whose profile it is. It can be changed only until another holder is invited. */
export const sayWhose = call('saywhose', { ...ofMember, form: form({ whose }) });

/**
 * Ours: a guardian says that the profile is their own, that is, that they are the bride or groom. Other families see no
 * change. Until the office has spoken with them, the calls in `CLOSED_WHILE_CLAIMED` are refused for all holders.
 */
export const sayItIsMe = call('sayitisme', ofMember);
/** Ours: withdraws the claim of `sayItIsMe`. Only for the person who made it. */
export const takeBackItIsMe = call('takebackitisme', ofMember);

/**
 * Ours: sends a code to a phone. With it, the phone's owner joins or declines. The answer does not reveal the result.
 */
export const inviteHolder = call('inviteholder', {
  ...ofMember,
  form: form({ whose, phone: sentOnly('phone', acceptablePhone('userPhoneRequired')) }),
  handsOver: { what: 'profile', tells: 'holderInvited' },
});
export const withdrawInvitation = call('withdrawinvitation', {
  ...ofMember,
  form: form({ invitation: chosenId('invitation') }),
});

/** Days in which a holder may object to a removal. */
export const REMOVAL_DAYS = 7;
/** Days after an objection in which no removal of this holder can be requested. */
export const OBJECTED_DAYS = 30;

/**
 * Ours: the candidate removes a holder. It takes effect after `REMOVAL_DAYS` unless the holder objects. A candidate
 * whom the office has met can remove a holder at once, with a code from `askremovalcode`.
 */
export const removeHolder = call('removeholder', {
  ...ofMember,
  form: form({ holder: chosenId('holder'), code: sentOnly('code', optionalCode()) }),
  handsOver: { what: 'profile', tells: 'removalAsked' },
});
/** Ours: sends a code for an immediate removal to the candidate's own phone. */
export const askRemovalCode = call('askremovalcode', ofMember);
/** Ours: the candidate cancels a removal; the account stays a holder. */
export const keepHolder = call('keepholder', { ...ofMember, form: form({ holder: chosenId('holder') }) });
/**
 * Ours: the holder who is to be removed objects. The link in the notice to this holder does the same without a login.
 */
export const objectToRemoval = call('objecttoremoval', ofMember);
/** An account that looks after this many profiles cannot make another one. */
export const MOST_PROFILES = 4;

/**
 * Ours: makes another profile for the same account, for a second son or daughter of a family with one phone. The
 * account becomes its guardian and opens it in a new session. It is shown only after its own bride or groom agrees.
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

/** Ours: a guardian leaves the profile for good. The candidate keeps it. */
export const leaveProfile = call('leaveprofile', { ...ofMember, handsOver: { what: 'profile', tells: 'holderLeft' } });

/** Ours: the candidate sets whether guardians may accept interests. Guardians may send and decline in any case. */
export const reserveAccepting = call('reserveaccepting', {
  ...ofMember,
  form: form({ isReserved: sentOnly('reserve', requiredChoice(YES_NO, 'yesNoRequired')) }),
});
/**
 * Ours: the candidate chooses whose phone accepted families are given. Only applies if no guardian's phone is given.
 */
export const chooseReached = call('choosereached', {
  ...ofMember,
  form: form({ holder: chosenId('holder') }),
  handsOver: { what: 'contact', tells: 'givenPhoneChanged' },
});
/** Ours: a candidate who has joined keeps or erases the answers about their own health that others wrote. */
export const decideHealth = call('decidehealth', {
  ...ofMember,
  form: form({ isKept: sentOnly('keep', requiredChoice(YES_NO, 'yesNoRequired')) }),
});
/** Ours: the candidate undoes a guardian's act within `UNDO_HOURS`, even if the other family has seen it. */
export const takeBackAct = call('takebackact', { ...ofMember, form: form({ act: chosenId('act') }) });

/** Ours: opens another profile of this account in a separate session. */
export const switchProfile = call('switchprofile', {
  ...ofMember,
  form: form({ profile: sentOnly('profile', memberId) }),
  saves: false,
  returned: { ...outcomeFacts, profileId: fact('profileid', s.optional(s.string())) },
});
