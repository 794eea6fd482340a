import { call } from '../call.ts';
import { FAQ_SUBJECTS, TESTIMONIAL_KINDS } from '../content.ts';
import { date } from '../date-rules.ts';
import { type FormErrors, form } from '../form.ts';
import { requiredLookupId } from '../number-rules.ts';
import { outcomeFacts, refusedOutcome } from '../outcome.ts';
import { bareSigns, pastedAddress } from '../pasted.ts';
import {
  choice,
  holding,
  must,
  type Rule,
  reading,
  requiredChoice,
  requiredEmail,
  requiredText,
  text,
  tick,
} from '../rules.ts';
import * as s from '../shape.ts';
import { type Fields, fact, sentOnly } from '../wire.ts';
import { checkPublishOn, draftFacts, publishOn } from './drafts.ts';

/**
 * The editable lists of the site: questions, phones and e-mails of the contact page, links, stories and opinions,
 * banners, test centres.
 */
export const SITE_LISTS = ['faqs', 'phones', 'emails', 'links', 'stories', 'banners', 'centres'] as const;
export type SiteList = (typeof SITE_LISTS)[number];

const list = sentOnly('list', requiredChoice(SITE_LISTS, 'chooseFromList'));
/** The number of the row. The small forms of a page use this name. */
const member = sentOnly('id', requiredText('chooseFromList', 9));

const row = s.object({
  id: s.number(),
  /** The texts by the field names of the list's form. */
  texts: s.record(s.string(), s.string()),
  /** Must be sent back on saving. */
  version: s.string(),
  /** Whether visitors see the row. */
  isOn: s.boolean(),
  /** Whether the trust has not replaced it yet. Visitors of a real site do not see it. */
  isPlaceholder: s.boolean(),
  /** The file name of a banner, for `/files/banner`. */
  image: s.string(),
});

/** Returns a list in its order, and the former versions of its rows, the latest first. */
export const listSiteRows = call('office/listrows', {
  access: 'staff',
  form: form({ list }),
  saves: false,
  returned: {
    rows: fact('rows', s.array(row)),
    former: fact(
      'former',
      s.array(
        s.object({
          id: s.number(),
          rowId: s.number(),
          texts: s.record(s.string(), s.string()),
          /** ISO time. */
          until: s.string(),
          /** Login of the member of staff who replaced or removed the row. */
          by: s.string(),
          isGone: s.boolean(),
        }),
      ),
    ),
    /** Unpublished drafts. `rowId` is 0 for a new row. `version` is sent back with the draft. */
    drafts: fact(
      'drafts',
      s.array(
        s.object({
          ...draftFacts,
          rowId: s.number(),
          version: s.string(),
          texts: s.record(s.string(), s.string()),
        }),
      ),
    ),
  },
});

/** Maximum number of characters of a short text. */
const TEXT_LIMIT = 200;
/** Maximum number of characters of a question. */
const QUESTION_LIMIT = 500;
/** Maximum number of characters of an HTML text. */
const HTML_LIMIT = 20_000;
/** Maximum number of characters of an address. */
const ADDRESS_LIMIT = 500;

const filledText = (limit = TEXT_LIMIT) => requiredText('fillThisIn', limit);
const filledHtml = () => requiredText('fillThisIn', HTML_LIMIT);

const httpsAddress: Rule<string> = holding(
  reading(pastedAddress),
  must((address) => address !== '', 'fillThisIn'),
  must((address) => address.length <= ADDRESS_LIMIT, 'tooLong'),
  must((typed) => /^https:\/\/[^\s/@:?#]+\.[^\s/@:?#]+([/?#]\S*)?$/i.test(typed), 'httpsRequired'),
);

/** Digits only. The contact page shows them after the country code. */
const helplinePhone: Rule<string> = holding(
  reading((raw) => bareSigns(raw).replace(/[().]/g, '')),
  must((value) => /^\d{3,15}$/.test(value), 'phoneNumberRequired'),
);

/**
 * `id` is `''` for a new row and `d12` for a new row saved as draft 12. `version` is the version of the row that was
 * read.
 */
const rowForm = <F extends Fields>(fields: F) => ({
  member: sentOnly('id', text(9)),
  version: sentOnly('version', text(60)),
  ...fields,
});

/**
 * The common description of calls that save a row. `leftOut`: what cleaning removed from the HTML, such as `<script>`.
 * An editor who started from an older version gets the answer 409.
 */
const savedRow = {
  access: 'staff',
  returned: { ...outcomeFacts, leftOut: fact('leftout', s.optional(s.array(s.string()))) },
  refused: refusedOutcome(),
} as const;

/** Saves a question with its answer in both languages, and publishes it at once or on its day. */
export const saveFaq = call('office/savefaq', {
  ...savedRow,
  form: form(
    rowForm({
      subject: sentOnly('subject', requiredChoice(FAQ_SUBJECTS, 'chooseFromList')),
      question: sentOnly('question', filledText(QUESTION_LIMIT)),
      questionBn: sentOnly('question_bn', filledText(QUESTION_LIMIT)),
      answer: sentOnly('answer', filledHtml()),
      answerBn: sentOnly('answer_bn', filledHtml()),
      publishOn,
    }),
    checkPublishOn,
  ),
});

/** HTML of a draft, which may be empty. */
const draftHtml = text(HTML_LIMIT);

/** Saves an unpublished draft of a question, even if it is incomplete. */
export const saveFaqDraft = call('office/savefaqdraft', {
  ...savedRow,
  form: form(
    rowForm({
      subject: sentOnly('subject', choice(FAQ_SUBJECTS)),
      question: sentOnly('question', text(QUESTION_LIMIT)),
      questionBn: sentOnly('question_bn', text(QUESTION_LIMIT)),
      answer: sentOnly('answer', draftHtml),
      answerBn: sentOnly('answer_bn', draftHtml),
    }),
  ),
});

/** The names of a row that the contact page or the footer shows. */
const nameFields = {
  name: sentOnly('name', filledText()),
  nameBn: sentOnly('name_bn', filledText()),
};

/** Saves a phone of the contact page. */
export const saveHelpline = call('office/savephone', {
  ...savedRow,
  form: form(
    rowForm({
      ...nameFields,
      emoji: sentOnly('emoji', text(10)),
      phoneCode: sentOnly(
        'code',
        holding(
          text(6),
          must((code) => /^\+[1-9]\d{0,3}$/.test(code), 'dialCodeRequired'),
        ),
      ),
      phone: sentOnly('phone', helplinePhone),
    }),
  ),
});

/** Saves an e-mail address of the contact page. */
export const saveMailbox = call('office/saveemail', {
  ...savedRow,
  form: form(
    rowForm({
      ...nameFields,
      emoji: sentOnly('emoji', text(10)),
      email: sentOnly('email', requiredEmail('emailRequired')),
    }),
  ),
});

/** Saves a link of the footer. */
export const saveLink = call('office/savelink', {
  ...savedRow,
  form: form(
    rowForm({
      ...nameFields,
      network: sentOnly(
        'network',
        holding(
          reading((raw) => raw.trim().toLowerCase()),
          must((value) => /^[a-z][a-z\d-]{1,30}$/.test(value), 'networkRequired'),
        ),
      ),
      url: sentOnly('url', httpsAddress),
    }),
  ),
});

/** Saves a story. It includes the day on which the person agreed and the number of the signed form. */
export const saveStory = call('office/savestory', {
  ...savedRow,
  form: form(
    rowForm({
      kind: sentOnly('kind', requiredChoice(TESTIMONIAL_KINDS, 'chooseFromList')),
      author: sentOnly('author', filledText()),
      authorBn: sentOnly('author_bn', filledText()),
      html: sentOnly('html', filledHtml()),
      htmlBn: sentOnly('html_bn', filledHtml()),
      consentedOn: sentOnly(
        'consented_on',
        date({ missing: 'consentDay', invalid: 'consentDay', tooEarly: 'consentDay' }),
      ),
      consentForm: sentOnly('consent_form', filledText(60)),
      publishOn,
    }),
    (story, context): FormErrors => ({
      ...((story.consentedOn ?? '') > context.today ? { consentedOn: 'consentDay' } : {}),
      ...checkPublishOn(story, context),
    }),
  ),
});

/** Saves an unpublished draft of a story, even if it is incomplete. */
export const saveStoryDraft = call('office/savestorydraft', {
  ...savedRow,
  form: form(
    rowForm({
      kind: sentOnly('kind', choice(TESTIMONIAL_KINDS)),
      author: sentOnly('author', text()),
      authorBn: sentOnly('author_bn', text()),
      html: sentOnly('html', draftHtml),
      htmlBn: sentOnly('html_bn', draftHtml),
      consentedOn: sentOnly('consented_on', date({ invalid: 'consentDay', tooEarly: 'consentDay' })),
      consentForm: sentOnly('consent_form', text(60)),
    }),
  ),
});

/** The phone of a test centre: of any kind, as it is dialled; `''` if unknown. */
const centrePhone: Rule<string> = holding(
  reading((raw) => bareSigns(raw).replace(/[().]/g, '')),
  must((value) => value === '' || /^\+?\d{3,15}$/.test(value), 'phoneNumberRequired'),
);

/**
 * Saves a centre for premarital blood tests, with the source of the information and the day on which the office checked
 * it.
 */
export const saveCentre = call('office/savecentre', {
  ...savedRow,
  form: form(
    rowForm({
      ...nameFields,
      /** The district's id in our list. */
      district: sentOnly('district', requiredLookupId('chooseFromList')),
      phone: sentOnly('phone', centrePhone),
      days: sentOnly('days', text()),
      daysBn: sentOnly('days_bn', text()),
      cost: sentOnly('cost', text()),
      costBn: sentOnly('cost_bn', text()),
      source: sentOnly('source', filledText(300)),
      checkedOn: sentOnly('checked_on', date({ missing: 'centreDay', invalid: 'centreDay', tooEarly: 'centreDay' })),
    }),
    ({ checkedOn = '' }, { today }): FormErrors => (checkedOn > today ? { checkedOn: 'centreDay' } : {}),
  ),
});

/** The wire name of a banner's picture. */
export const BANNER_FILE = 'file';

/** Saves a banner. A new banner needs a picture; an existing one keeps its picture if none is sent. */
export const saveBanner = call('office/savebanner', {
  ...savedRow,
  form: form(rowForm({ alt: sentOnly('alt', filledText(300)), altBn: sentOnly('alt_bn', filledText(300)) })),
  files: [BANNER_FILE],
});

/** The common description of calls that move, show, hide, remove or restore a row. */
const changedRow = { access: 'staff', returned: outcomeFacts, refused: refusedOutcome() } as const;

/** Moves a row up or down by one position. Stories are ordered by publication and cannot be moved. */
export const moveSiteRow = call('office/moverow', {
  ...changedRow,
  form: form({ list, member, way: sentOnly('way', requiredChoice(['up', 'down'], 'chooseFromList')) }),
});

/** Shows or hides a story or a banner. */
export const turnSiteRow = call('office/turnrow', {
  ...changedRow,
  form: form({ list, member, isOn: sentOnly('on', tick) }),
});

/** Removes a row. It stays among the former versions; unpublished drafts of it are deleted. */
export const removeSiteRow = call('office/removerow', { ...changedRow, form: form({ list, member }) });

/** Restores a former version of a row, by its number among the former ones. This also restores a deleted row. */
export const bringSiteRowBack = call('office/bringrowback', { ...changedRow, form: form({ list, member }) });
