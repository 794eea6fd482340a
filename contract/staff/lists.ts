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

/** The lists of the site: questions, the phones and e-mails of the contact page, links elsewhere, stories and opinions, banners, where blood is tested. */
export const SITE_LISTS = ['faqs', 'phones', 'emails', 'links', 'stories', 'banners', 'centres'] as const;
export type SiteList = (typeof SITE_LISTS)[number];

const list = sentOnly('list', requiredChoice(SITE_LISTS, 'chooseFromList'));
/** Which row; the small forms of a page name it so. */
const member = sentOnly('id', requiredText('chooseFromList', 9));

const row = s.object({
  id: s.number(),
  /** By the names of the list's form. */
  texts: s.record(s.string(), s.string()),
  /** Sent back when it is saved. */
  version: s.string(),
  /** Whether visitors are shown it. */
  isOn: s.boolean(),
  /** Not the trust's own yet: visitors of a real site do not see it. */
  isPlaceholder: s.boolean(),
  /** Of a banner, for `/files/banner`. */
  image: s.string(),
});

/** A list in its order, and what stood in its rows before, the latest first (fifty). */
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
          by: s.string(),
          isGone: s.boolean(),
        }),
      ),
    ),
    /** What is written and not published; `rowId` is 0 for a row that is not there yet. `version` is sent back with it. */
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

const needed = (limit = 200) => requiredText('fillThisIn', limit);
const html = () => requiredText('fillThisIn', 20_000);

const httpsAddress: Rule<string> = holding(
  reading(pastedAddress),
  must((address) => address !== '', 'fillThisIn'),
  must((address) => address.length <= 500, 'tooLong'),
  must((typed) => /^https:\/\/[^\s/@:?#]+\.[^\s/@:?#]+([/?#]\S*)?$/i.test(typed), 'httpsRequired'),
);

/** Digits alone, as the contact page shows them behind the code of the country. */
const helplinePhone: Rule<string> = holding(
  reading((raw) => bareSigns(raw).replace(/[().]/g, '')),
  must((value) => /^\d{3,15}$/.test(value), 'phoneNumberRequired'),
);

/** `id` is `''` for a new row, `d12` for one that is the draft 12; `version` is of the row that was read. */
const rowForm = <F extends Fields>(fields: F) => ({
  member: sentOnly('id', text(9)),
  version: sentOnly('version', text(60)),
  ...fields,
});

/** An editor who began with an older version is answered 409. */
const saved = {
  access: 'staff',
  returned: { ...outcomeFacts, leftOut: fact('leftout', s.optional(s.array(s.string()))) },
  refused: refusedOutcome(2),
} as const;

export const saveFaq = call('office/savefaq', {
  ...saved,
  form: form(
    rowForm({
      subject: sentOnly('subject', requiredChoice(FAQ_SUBJECTS, 'chooseFromList')),
      question: sentOnly('question', needed(500)),
      questionBn: sentOnly('question_bn', needed(500)),
      answer: sentOnly('answer', html()),
      answerBn: sentOnly('answer_bn', html()),
      publishOn,
    }),
    checkPublishOn,
  ),
});

const draftHtml = text(20_000);

/** Keeps what somebody has written of a question and not published, also where half of it is missing. */
export const saveFaqDraft = call('office/savefaqdraft', {
  ...saved,
  form: form(
    rowForm({
      subject: sentOnly('subject', choice(FAQ_SUBJECTS)),
      question: sentOnly('question', text(500)),
      questionBn: sentOnly('question_bn', text(500)),
      answer: sentOnly('answer', draftHtml),
      answerBn: sentOnly('answer_bn', draftHtml),
    }),
  ),
});

const named = {
  name: sentOnly('name', needed()),
  nameBn: sentOnly('name_bn', needed()),
};

export const saveHelpline = call('office/savephone', {
  ...saved,
  form: form(
    rowForm({
      ...named,
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

export const saveMailbox = call('office/saveemail', {
  ...saved,
  form: form(
    rowForm({ ...named, emoji: sentOnly('emoji', text(10)), email: sentOnly('email', requiredEmail('emailRequired')) }),
  ),
});

export const saveLink = call('office/savelink', {
  ...saved,
  form: form(
    rowForm({
      ...named,
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

/** A story is somebody's: the day on which they agreed, and the number of the signed form, stand beside it. */
export const saveStory = call('office/savestory', {
  ...saved,
  form: form(
    rowForm({
      kind: sentOnly('kind', requiredChoice(TESTIMONIAL_KINDS, 'chooseFromList')),
      author: sentOnly('author', needed()),
      authorBn: sentOnly('author_bn', needed()),
      html: sentOnly('html', html()),
      htmlBn: sentOnly('html_bn', html()),
      consentedOn: sentOnly(
        'consented_on',
        date({ missing: 'consentDay', invalid: 'consentDay', tooEarly: 'consentDay' }),
      ),
      consentForm: sentOnly('consent_form', needed(60)),
      publishOn,
    }),
    (story, context): FormErrors => ({
      ...((story.consentedOn ?? '') > context.today ? { consentedOn: 'consentDay' } : {}),
      ...checkPublishOn(story, context),
    }),
  ),
});

/** Keeps what somebody has written of a story and not published, also where half of it is missing. */
export const saveStoryDraft = call('office/savestorydraft', {
  ...saved,
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

/** As it is dialled, of any kind; '' where nobody knows it yet. */
const centrePhone: Rule<string> = holding(
  reading((raw) => bareSigns(raw).replace(/[().]/g, '')),
  must((value) => value === '' || /^\+?\d{3,15}$/.test(value), 'phoneNumberRequired'),
);

/** Where blood is tested before a wedding: from where the office has it, and the day on which it looked, stand beside it. */
export const saveCentre = call('office/savecentre', {
  ...saved,
  form: form(
    rowForm({
      ...named,
      /** Its id in our list. */
      district: sentOnly('district', requiredLookupId('chooseFromList')),
      phone: sentOnly('phone', centrePhone),
      days: sentOnly('days', text()),
      daysBn: sentOnly('days_bn', text()),
      cost: sentOnly('cost', text()),
      costBn: sentOnly('cost_bn', text()),
      source: sentOnly('source', needed(300)),
      checkedOn: sentOnly('checked_on', date({ missing: 'centreDay', invalid: 'centreDay', tooEarly: 'centreDay' })),
    }),
    ({ checkedOn = '' }, { today }): FormErrors => (checkedOn > today ? { checkedOn: 'centreDay' } : {}),
  ),
});

/** The wire's name of a banner's picture. */
export const BANNER_FILE = 'file';

/** A new banner comes with its picture; of one that is there the picture stays where none is sent. */
export const saveBanner = call('office/savebanner', {
  ...saved,
  form: form(rowForm({ alt: sentOnly('alt', needed(300)), altBn: sentOnly('alt_bn', needed(300)) })),
  files: [BANNER_FILE],
});

const rowDeed = { access: 'staff', returned: outcomeFacts, refused: refusedOutcome(2) } as const;

/** Up or down by one place. Stories stand in the order in which they were published. */
export const moveSiteRow = call('office/moverow', {
  ...rowDeed,
  form: form({ list, member, way: sentOnly('way', requiredChoice(['up', 'down'], 'chooseFromList')) }),
});

/** Shows a story or a banner, or hides it. */
export const turnSiteRow = call('office/turnrow', {
  ...rowDeed,
  form: form({ list, member, isOn: sentOnly('on', tick) }),
});

export const removeSiteRow = call('office/removerow', { ...rowDeed, form: form({ list, member }) });

/** Puts back what stood in a row before, by its number among the former ones; a row that was taken away comes again. */
export const bringSiteRowBack = call('office/bringrowback', { ...rowDeed, form: form({ list, member }) });
