import { call } from '../call.ts';
import { CALL_HOURS } from '../call-me.ts';
import { form } from '../form.ts';
import { lookupId } from '../number-rules.ts';
import { outcomeFacts, refusedOutcome } from '../outcome.ts';
import { acceptablePhone } from '../phone.ts';
import { choice, requiredChoice, requiredText, text, tick } from '../rules.ts';
import * as s from '../shape.ts';
import { fact, sentOnly } from '../wire.ts';
import { assignee } from './assignee.ts';
import { ASKED_OUTCOMES, CALL_OUTCOMES, callMinutes } from './calls.ts';
import { checkPublishOn, draftFacts, publishOn } from './drafts.ts';
import { nearFilter } from './near.ts';

/** By what a thing that waits is known: a number, or a reference. The small forms of a page name it so. */
const member = sentOnly('id', requiredText('chooseFromList', 40));

/**
 * What visitors and members wrote to the trust: what nobody has answered, the oldest first, or what was answered, the latest first. Found by
 * number, phone, e-mail, name or subject (`asked`); fifty on a page, from 1.
 */
export const listLetters = call('office/listletters', {
  access: 'staff',
  form: form({
    state: sentOnly('state', choice(['answered'])),
    asked: sentOnly('asked', text(254)),
    mine: sentOnly('mine', tick),
    page: sentOnly('page', lookupId),
  }),
  saves: false,
  returned: {
    /** Whether answers go out by e-mail. */
    canMail: fact('canmail', s.boolean()),
    letters: fact(
      'letters',
      s.array(
        s.object({
          reference: s.string(),
          sent: s.string(),
          name: s.string(),
          email: s.string(),
          phone: s.string(),
          subject: s.string(),
          words: s.string(),
          /** ISO time, what was answered, by whom and how; all `''` while it waits. */
          ...{ answered: s.string(), answer: s.string(), by: s.string(), how: s.oneOf(['', 'email', 'noted']) },
          assignedTo: assignee,
        }),
      ),
    ),
    hasMore: fact('hasmore', s.boolean()),
  },
});

export const markLetterAnswered = call('office/markanswered', {
  access: 'staff',
  form: form({ member, reason: sentOnly('note', text(2000)) }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

/** Answers a letter by e-mail, through the outbox. */
export const answerLetter = call('office/answerletter', {
  access: 'staff',
  form: form({ member, answer: sentOnly('answer', requiredText('textRequired', 5000)) }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

/** Whom the office has to call, the longest waiting first. */
export const listWaitingCalls = call('office/listcalls', {
  access: 'staff',
  form: form({ mine: sentOnly('mine', tick), near: nearFilter }),
  saves: false,
  returned: {
    /** Of the member of staff who asks; `''` before it is given. */
    ownPhone: fact('ownphone', s.string()),
    calls: fact(
      'calls',
      s.array(
        s.object({
          reference: s.string(),
          since: s.string(),
          isCode: s.boolean(),
          kind: s.string(),
          phone: s.string(),
          language: s.oneOf(['en', 'bn']),
          memberId: s.string(),
          /** Of the profile, or `''`. */
          name: s.string(),
          /** How often somebody has tried, with what outcome last, and from when on (ISO time) the next try is due. */
          tries: s.number(),
          lastOutcome: s.oneOf(['', ...CALL_OUTCOMES]),
          againAt: s.string(),
          /** Of a number abroad: what time it is there, and from when on it is day (ISO time); two where it may be in several zones. */
          there: s.array(s.string()),
          dayFrom: s.string(),
          assignedTo: assignee,
        }),
      ),
    ),
    /** Visitors who have asked to be called, the longest waiting first; at most `MOST_ASKED_CALLS`. `there` as above. */
    asked: fact(
      'asked',
      s.array(
        s.object({
          ...{ reference: s.string(), since: s.string(), phone: s.string(), name: s.string(), tries: s.number() },
          hours: s.oneOf(CALL_HOURS),
          language: s.oneOf(['en', 'bn']),
          lastOutcome: s.oneOf(['', ...ASKED_OUTCOMES]),
          there: s.array(s.string()),
        }),
      ),
    ),
    /** Who could not be reached within thirty days. */
    unreached: fact(
      'unreached',
      s.array(
        s.object({
          ...{ memberId: s.string(), name: s.string(), kind: s.string(), at: s.string() },
          reason: s.oneOf(['notReached', 'wrongNumber']),
        }),
      ),
    ),
  },
});

/** The own phone of the member of staff who calls: no code is read out to it. Given before the first call. */
export const setOwnPhone = call('office/setownphone', {
  access: 'staff',
  form: form({ phone: sentOnly('phone', acceptablePhone('phoneNotAcceptable')) }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

/** Shows what is to be read out; a code is made anew by each showing, and holds for half an hour. `noteCall` says what came of it. */
export const callNow = call('office/callnow', {
  access: 'staff',
  form: form({ member }),
  returned: {
    ...outcomeFacts,
    phone: fact('phone', s.optional(s.string())),
    words: fact('words', s.optional(s.string())),
    calledCode: fact('calledcode', s.optional(s.string())),
  },
  refused: refusedOutcome(2),
});

/** What came of calling a visitor who had asked for it. */
export const noteAskedCall = call('office/noteaskedcall', {
  access: 'staff',
  form: form({
    member,
    outcome: sentOnly('outcome', requiredChoice(ASKED_OUTCOMES, 'chooseFromList')),
    minutes: callMinutes,
  }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

const ofText = {
  key: sentOnly('key', text(60)),
  lang: sentOnly('lang', requiredChoice(['en', 'bn'], 'chooseFromList')),
};

/** Every text of the site in both languages. `edited`: ISO time, or `''` where it is as it came. */
export const listTexts = call('office/listtexts', {
  access: 'staff',
  saves: false,
  returned: {
    texts: fact('texts', s.array(s.object({ key: s.string(), lang: s.oneOf(['en', 'bn']), edited: s.string() }))),
    /** What is not the trust's own yet: `text address bn`, `phone 1`, `link facebook`. Visitors of a real site do not see it. */
    placeholders: fact('placeholders', s.array(s.string())),
    /** What is written and not published; `place` is `text` or a list, `subject` is `welcome bn` or the number of a row. */
    drafts: fact('drafts', s.array(s.object({ ...draftFacts, place: s.string(), subject: s.string() }))),
  },
});

const formerText = s.object({
  id: s.number(),
  /** ISO time, and by whom it was replaced. */
  until: s.string(),
  by: s.string(),
  /** What visitors are told of what came then. */
  told: s.string(),
  html: s.string(),
});

/** One text in both languages, with what stood there before, the latest first; ten at a time, from the number `latest` on. */
export const showText = call('office/showtext', {
  access: 'staff',
  form: form({ key: ofText.key, latest: sentOnly('latest', text(9)) }),
  saves: false,
  returned: {
    texts: fact(
      'texts',
      s.array(
        s.object({
          lang: s.oneOf(['en', 'bn']),
          html: s.string(),
          /** Sent back when it is saved. */
          version: s.string(),
          former: s.array(formerText),
          hasMore: s.boolean(),
          draft: s.nullable(s.object({ ...draftFacts, version: s.string(), html: s.string(), told: s.string() })),
        }),
      ),
    ),
  },
});

/** As much as the door takes in one field, in Bengali too. */
const TEXT_LIMIT = 60_000;

/** How a text will look to visitors: cleaned as it would be saved. `leftOut`: what was taken out of it, as `<script>`. */
export const previewText = call('office/previewtext', {
  access: 'staff',
  form: form({ lang: ofText.lang, html: sentOnly('html', text(TEXT_LIMIT)) }),
  saves: false,
  returned: { html: fact('html', s.string()), leftOut: fact('leftout', s.array(s.string())) },
});

const writtenText = {
  ...ofText,
  html: sentOnly('html', requiredText('textRequired', TEXT_LIMIT)),
  /** Of what stands there, or stood there when the draft was begun. */
  version: sentOnly('version', text(60)),
  told: sentOnly('told', text(2000)),
};

/**
 * Publishes a text, at once or when a day begins in India; what stood there is kept. An editor who began with an older version is answered 409 with what stands there
 * now, and nothing is lost.
 */
export const saveText = call('office/savetext', {
  access: 'staff',
  form: form({ ...writtenText, publishOn }, checkPublishOn),
  returned: {
    ...outcomeFacts,
    leftOut: fact('leftout', s.optional(s.array(s.string()))),
    now: fact('now', s.optional(s.string())),
    nowVersion: fact('nowversion', s.optional(s.string())),
  },
  refused: refusedOutcome(2),
});

/** Keeps what somebody has written and not published: one of each text and language. */
export const saveTextDraft = call('office/savetextdraft', {
  access: 'staff',
  form: form(writtenText),
  returned: { ...outcomeFacts, leftOut: fact('leftout', s.optional(s.array(s.string()))) },
  refused: refusedOutcome(2),
});

/** Throws a draft away, by its number: of a text, or of a row of a list. */
export const dropDraft = call('office/dropdraft', {
  access: 'staff',
  form: form({ member }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

/** Puts back what stood there before. */
export const bringTextBack = call('office/bringtextback', {
  access: 'staff',
  form: form({ member }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

/** Where a copy for the law is fetched. */
export const COPY_ROUTE = '/api/office/exports/:profileId';
/** Where the photos of members lie for the office. */
export const PICTURE_ROUTE = '/api/office/pictures/:name';

/**
 * Uses that are recorded though no call stands for them: a photo is looked at, a copy for the law, the figures for the board or a file of long work
 * are opened, a text is published on its day, cards of a melan are printed.
 */
export const USES = {
  picture: 'office/picture',
  copy: 'office/export',
  board: 'office/boardfile',
  published: 'office/published',
  workFile: 'office/workfile',
  melanCards: 'office/melancards',
} as const;

/**
 * The latest uses of the office, by terminal and pages, a hundred at once from the number `latest` on; of one member, one person or one thing
 * that was done where these are given.
 */
export const listRecords = call('office/listrecords', {
  access: 'staff',
  form: form({
    about: sentOnly('about', text(20)),
    who: sentOnly('who', text(254)),
    what: sentOnly('what', text(60)),
    latest: sentOnly('latest', text(15)),
  }),
  saves: false,
  returned: {
    uses: fact(
      'uses',
      s.array(
        s.object({
          when: s.string(),
          who: s.string(),
          command: s.string(),
          memberId: s.string(),
          subject: s.string(),
          reason: s.string(),
          isRefused: s.boolean(),
        }),
      ),
    ),
    /** For the next page; `''` at the end. */
    next: fact('next', s.string()),
  },
});
