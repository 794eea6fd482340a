import { call } from './call.ts';
import { form } from './form.ts';
import { helplinePhones } from './helpline.ts';
import { LANGUAGES } from './languages.ts';
import { requiredChoice, text } from './rules.ts';
import * as s from './shape.ts';
import { fact, list, sentOnly } from './wire.ts';

/** Subjects of the questions, in the order of the FAQ page. */
export const FAQ_SUBJECTS = ['joining', 'privacy', 'profile', 'horoscope'] as const;

/** One question of the FAQ page with its answer, in the language of the call. */
export interface Faq {
  id: number;
  /** Ours: one of FAQ_SUBJECTS, or `''` if no subject was chosen. */
  subject: string;
  question: string;
  /** HTML, limited to the few elements that content may have. */
  answer: string;
}

/** An unknown language falls back to English. */
const languageForm = form({ language: sentOnly('lang', text()) });
const welcomeHtml = { html: fact('obj.content', s.string()) };

/** The early version of the call: English only. */
export const welcomeInEnglish = call('welcome', { method: 'GET', returned: welcomeHtml });
/** Returns the welcome text of the front page as HTML, in the sent language. */
export const welcome = call('welcome', { form: languageForm, saves: false, returned: welcomeHtml });

/** Lists the questions of the FAQ page in the sent language. */
export const listFaqs = call('getfaq', {
  form: languageForm,
  saves: false,
  returned: { faqs: list<Faq>('obj', { id: 'id', subject: 'subject', question: 'question', answer: 'answer' }) },
});

/** Ours: returns any other text of the site by its key, as HTML. */
export const showContent = call('content', {
  method: 'GET',
  form: form({ key: sentOnly('key', text()), language: sentOnly('lang', text()) }),
  returned: { key: fact('key', s.string()), language: fact('lang', s.string()), html: fact('content', s.string()) },
});

/** A link in the footer. `network`: one word in small letters, such as `facebook`. */
export interface SocialLink {
  id: number;
  network: string;
  name: string;
  nameBn: string;
  url: string;
}

/**
 * Ours: returns the content of the footer: the trust's links elsewhere, its phones, and whether the Power Link is on.
 */
export const listSocialLinks = call('sociallinks', {
  method: 'GET',
  returned: {
    links: list<SocialLink>('links', { id: 'id', network: 'network', name: 'name', nameBn: 'name_bn', url: 'url' }),
    phones: helplinePhones('phones'),
    isPowerLinkOn: fact('powerlinkon', s.boolean()),
  },
});

/** The kinds of testimonials: the success story of a couple, or an opinion about the site. */
export const TESTIMONIAL_KINDS = ['story', 'opinion'] as const;
export type TestimonialKind = (typeof TESTIMONIAL_KINDS)[number];

/** A story or opinion that the office has published, in the language of the call. */
export interface Testimonial {
  id: number;
  author: string;
  /** HTML, limited to the few elements that content may have. */
  html: string;
}

/** Ours: returns the success stories or opinions that the office has published, the latest first. */
export const listTestimonials = call('testimonials', {
  saves: false,
  form: form({
    kind: sentOnly('kind', requiredChoice(TESTIMONIAL_KINDS, 'chooseFromList')),
    language: sentOnly('lang', text()),
  }),
  returned: {
    testimonials: list<Testimonial>('obj', { id: 'id', author: 'author', html: 'content' }),
    /** For `story` only: stories that couples have told on this site, in their own words and language. */
    told: fact(
      'told',
      s.array(
        s.object({
          id: s.string(),
          names: s.string(),
          words: s.string(),
          language: s.oneOf(LANGUAGES),
          /** The name for `storyPhotoAddress`; `''` if there is no photo. */
          photo: s.string(),
        }),
      ),
    ),
  },
});

/** A picture on the front page, with its description for people who do not see it. */
export interface Banner {
  id: number;
  /** The file name below `/files/banner/`. */
  image: string;
  alt: string;
  altBn: string;
}

/** Ours: returns the pictures that the office has put on the front page, in their order. */
export const listBanners = call('banners', {
  method: 'GET',
  returned: { banners: list<Banner>('obj', { id: 'id', image: 'image', alt: 'alt', altBn: 'alt_bn' }) },
});

/** Returns the URL of a banner's picture. */
export const bannerAddress = (image: string): string => `/files/banner/${image}`;

/** One change of the privacy policy. */
export interface PolicyChange {
  /** The version that was replaced by this change. */
  version: number;
  /** ISO time. */
  since: string;
  /** What visitors are told about the change. */
  told: string;
}

/** Ours: lists the changes of the privacy policy, the latest first. */
export const listPolicyChanges = call('policychanges', {
  method: 'GET',
  form: languageForm,
  returned: { changes: list<PolicyChange>('obj', { version: 'version', since: 'since', told: 'told' }) },
});

/** Ours: returns the privacy policy before one of these changes, in the language in which it was changed. */
export const showFormerPolicy = call('formerpolicy', {
  method: 'GET',
  form: form({ version: sentOnly('version', text()) }),
  returned: {
    language: fact('lang', s.string()),
    html: fact('content', s.string()),
    /** ISO times; `since` is `''` for the first version. */
    since: fact('since', s.string()),
    until: fact('until', s.string()),
  },
});
