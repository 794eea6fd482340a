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

/** The number or reference of a waiting item. The small forms of a page use this name. */
const member = sentOnly('id', requiredText('chooseFromList', 40));

/**
 * Lists messages of visitors and members to the trust: unanswered ones with the oldest first, or answered ones with the
 * latest first. `asked` searches number, phone, e-mail, name and subject. Pages are counted from 1.
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
    /** Whether answers are sent by e-mail. */
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
          /** Time of the answer (ISO), its text, author and channel; all `''` while the message waits. */
          answered: s.string(),
          answer: s.string(),
          by: s.string(),
          how: s.oneOf(['', 'email', 'noted']),
          assignedTo: assignee,
        }),
      ),
    ),
    hasMore: fact('hasmore', s.boolean()),
  },
});

/** Marks a message as answered on another channel, with an optional note. */
export const markLetterAnswered = call('office/markanswered', {
  access: 'staff',
  form: form({ member, reason: sentOnly('note', text(2000)) }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});

/** Maximum number of characters of an answer. */
const ANSWER_LIMIT = 5000;

/** Answers a message by e-mail, through the queue. */
export const answerLetter = call('office/answerletter', {
  access: 'staff',
  form: form({ member, answer: sentOnly('answer', requiredText('textRequired', ANSWER_LIMIT)) }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});

/**
 * Lists the people whom the office must call: first those without a try, then due retries, then later retries. People
 * for whom it is night now come last.
 */
export const listWaitingCalls = call('office/listcalls', {
  access: 'staff',
  form: form({ mine: sentOnly('mine', tick), near: nearFilter }),
  saves: false,
  returned: {
    /** The phone of the calling member of staff; `''` until it is given. */
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
          /** The name of the profile, or `''`. */
          name: s.string(),
          /** The number of tries, the last outcome, and the time (ISO) from which the next try is due. */
          tries: s.number(),
          lastOutcome: s.oneOf(['', ...CALL_OUTCOMES]),
          againAt: s.string(),
          /**
           * For a number abroad: the local time there, and when daytime begins (ISO time). Two values if the number may
           * be in several time zones.
           */
          there: s.array(s.string()),
          dayFrom: s.string(),
          assignedTo: assignee,
        }),
      ),
    ),
    /** Visitors who asked for a call, the longest waiting first; at most `MOST_ASKED_CALLS`. `there` as above. */
    asked: fact(
      'asked',
      s.array(
        s.object({
          reference: s.string(),
          since: s.string(),
          phone: s.string(),
          name: s.string(),
          tries: s.number(),
          hours: s.oneOf(CALL_HOURS),
          language: s.oneOf(['en', 'bn']),
          lastOutcome: s.oneOf(['', ...ASKED_OUTCOMES]),
          there: s.array(s.string()),
        }),
      ),
    ),
    /** People whom the office has recently tried to call and could not reach. */
    unreached: fact(
      'unreached',
      s.array(
        s.object({
          memberId: s.string(),
          name: s.string(),
          kind: s.string(),
          /** ISO time of the last try. */
          at: s.string(),
          reason: s.oneOf(['notReached', 'wrongNumber']),
        }),
      ),
    ),
  },
});

/** Sets the caller's own phone, to which no code is read out. Required before the first call. */
export const setOwnPhone = call('office/setownphone', {
  access: 'staff',
  form: form({ phone: sentOnly('phone', acceptablePhone('phoneNotAcceptable')) }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});

/** Returns the text to read out. Each request makes a new code. `noteCall` records the outcome. */
export const callNow = call('office/callnow', {
  access: 'staff',
  form: form({ member }),
  returned: {
    ...outcomeFacts,
    phone: fact('phone', s.optional(s.string())),
    words: fact('words', s.optional(s.string())),
    calledCode: fact('calledcode', s.optional(s.string())),
  },
  refused: refusedOutcome(),
});

/** Records the outcome of a call to a visitor who asked for it. */
export const noteAskedCall = call('office/noteaskedcall', {
  access: 'staff',
  form: form({
    member,
    outcome: sentOnly('outcome', requiredChoice(ASKED_OUTCOMES, 'chooseFromList')),
    minutes: callMinutes,
  }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});

/** Which text: its key and its language. */
const ofText = {
  key: sentOnly('key', text(60)),
  lang: sentOnly('lang', requiredChoice(['en', 'bn'], 'chooseFromList')),
};

/** Lists every text of the site in both languages. `edited`: ISO time, or `''` if the text is the seeded one. */
export const listTexts = call('office/listtexts', {
  access: 'staff',
  saves: false,
  returned: {
    texts: fact('texts', s.array(s.object({ key: s.string(), lang: s.oneOf(['en', 'bn']), edited: s.string() }))),
    /**
     * Texts and rows that the trust has not replaced yet: `text address bn`, `phone 1`, `link facebook`. Visitors of a
     * real site do not see them.
     */
    placeholders: fact('placeholders', s.array(s.string())),
    /** Unpublished drafts. `place` is `text` or a list; `subject` is `welcome bn` or the number of a row. */
    drafts: fact('drafts', s.array(s.object({ ...draftFacts, place: s.string(), subject: s.string() }))),
  },
});

const formerText = s.object({
  id: s.number(),
  /** When (ISO time) and by whom it was replaced. */
  until: s.string(),
  by: s.string(),
  /** What visitors are told about the change. */
  told: s.string(),
  html: s.string(),
});

/** Returns one text in both languages and its former versions, the latest first, from the number `latest` on. */
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
          /** Must be sent back on saving. */
          version: s.string(),
          former: s.array(formerText),
          hasMore: s.boolean(),
          draft: s.nullable(s.object({ ...draftFacts, version: s.string(), html: s.string(), told: s.string() })),
        }),
      ),
    ),
  },
});

/** The maximum that the HTTP server accepts in one field, also in Bengali. */
const TEXT_LIMIT = 60_000;

/** Returns how a text will look to visitors, cleaned as on saving. `leftOut`: what was removed, such as `<script>`. */
export const previewText = call('office/previewtext', {
  access: 'staff',
  form: form({ lang: ofText.lang, html: sentOnly('html', text(TEXT_LIMIT)) }),
  saves: false,
  returned: { html: fact('html', s.string()), leftOut: fact('leftout', s.array(s.string())) },
});

/** The fields of a text that staff have written. */
const writtenText = {
  ...ofText,
  html: sentOnly('html', requiredText('textRequired', TEXT_LIMIT)),
  /** The version of the present text, or of the text when the draft was begun. */
  version: sentOnly('version', text(60)),
  told: sentOnly('told', text(2000)),
};

/**
 * Publishes a text, at once or at the beginning of a day in India. The former text is kept. If the editor started from
 * an older version, it answers 409 with the present text, and nothing is lost.
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
  refused: refusedOutcome(),
});

/** Saves an unpublished draft; one for each text and language. */
export const saveTextDraft = call('office/savetextdraft', {
  access: 'staff',
  form: form(writtenText),
  returned: { ...outcomeFacts, leftOut: fact('leftout', s.optional(s.array(s.string()))) },
  refused: refusedOutcome(),
});

/** Deletes a draft by its number: of a text, or of a row of a list. */
export const dropDraft = call('office/dropdraft', {
  access: 'staff',
  form: form({ member }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});

/** Restores a former text. */
export const bringTextBack = call('office/bringtextback', {
  access: 'staff',
  form: form({ member }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});

/** The route of a data export for a legal request. */
export const COPY_ROUTE = '/api/office/exports/:profileId';
/** The route of members' photos for the office. */
export const PICTURE_ROUTE = '/api/office/pictures/:name';

/**
 * Uses that are recorded although there is no call for them: a photo is viewed; an export, the board's figures or a
 * file of long-running work is opened; a text is published on its day; cards of a melan are printed.
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
 * Lists the latest uses by the office, in the terminal and on its pages, from the number `latest` on. Filters: one
 * member, one person, one kind of use.
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
          /** Login of the member of staff. */
          who: s.string(),
          command: s.string(),
          memberId: s.string(),
          subject: s.string(),
          reason: s.string(),
          isRefused: s.boolean(),
        }),
      ),
    ),
    /** The cursor of the next page; `''` at the end. */
    next: fact('next', s.string()),
  },
});
