import type { Language } from '#contract/choices.ts';
import {
  bannerAddress,
  listBanners,
  listFaqs,
  listPolicyChanges,
  listSocialLinks,
  listTestimonials,
  showContent,
  showFormerPolicy,
  welcome,
  welcomeInEnglish,
} from '#contract/content.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { listContacts } from '#server/domain/content/contents.queries.ts';
import {
  isDraft,
  isPlaceholderEmail,
  isPlaceholderLink,
  withoutPlaceholders,
} from '#server/domain/content/placeholders.ts';
import { shownPhones } from '#server/domain/content/shown-phones.ts';
import { listShownStories } from '#server/domain/together/stories.queries.ts';
import { registerPublicCall } from '#server/http/answer.ts';
import { Refusal } from '#server/http/refusal.ts';
import { isTrial } from '#server/is-trial.ts';
import type { Services } from '#server/services.ts';
import {
  loadBannerImage,
  loadBanners,
  loadChanges,
  loadContent,
  loadFaqs,
  loadFormerVersion,
  loadFrame,
  loadTestimonials,
} from './content.queries.ts';
import { securityText } from './security-text.ts';

/** The text whose former versions are public. */
const POLICY = 'privacy-policy';
/** The name of a banner's file, which begins with a hash of its bytes. */
const BANNER_FILE = /^[\da-f]{32}\.jpg$/;

/** Registers the calls for public texts, pictures and stories, and serves `security.txt`. */
export function contentRoutes(services: Services): void {
  const { app, cipher, config, recent } = services;
  const showsAll = isTrial(config);

  /** Loads a text. A real site shows no placeholder and no draft. */
  const loadText = async (key: string, language: Language) => {
    const html = await recent((db) => loadContent(db, key, language));
    if (html === undefined || (!showsAll && isDraft(html))) throw new Refusal(404, 'notFound');
    return showsAll ? html : withoutPlaceholders(html);
  };

  const loadCoupleStories = async () =>
    (await recent((db) => listShownStories({ db, cipher }))).map(({ id, names, words, language, photo }) => ({
      id,
      names,
      words,
      language,
      photo: photo ?? '',
    }));

  registerPublicCall(services, welcomeInEnglish, async () => ({ html: await loadText('welcome', 'en') }));
  registerPublicCall(services, welcome, async ({ values }) => ({
    html: await loadText('welcome', languageOf(values.language)),
  }));
  registerPublicCall(services, listFaqs, async ({ values }) => ({
    faqs: await recent((db) => loadFaqs(db, languageOf(values.language))),
  }));
  registerPublicCall(services, listTestimonials, async ({ values: { kind, language } }) => ({
    testimonials: await recent((db) => loadTestimonials(db, kind, languageOf(language))),
    told: kind === 'story' ? await loadCoupleStories() : [],
  }));
  registerPublicCall(services, listSocialLinks, async () => {
    const { links, phones, isPowerLinkOn } = await recent(loadFrame);
    return {
      links: links
        .filter((link) => showsAll || !isPlaceholderLink(link))
        .map(({ name_bn, ...link }) => ({ ...link, nameBn: name_bn })),
      phones: shownPhones(phones, showsAll),
      isPowerLinkOn,
    };
  });
  registerPublicCall(services, showContent, async ({ values: { key, language } }) => {
    const shownLanguage = languageOf(language);
    return { key, language: shownLanguage, html: await loadText(key, shownLanguage) };
  });
  registerPublicCall(services, listBanners, async () => ({ banners: await recent(loadBanners) }));
  registerPublicCall(services, listPolicyChanges, async ({ values }) => {
    const changes = await recent((db) => loadChanges(db, POLICY, languageOf(values.language)));
    return { changes: changes.map(({ since, ...change }) => ({ ...change, since: since.toISOString() })) };
  });
  registerPublicCall(services, showFormerPolicy, async ({ values: { version } }) => {
    const found = /^\d{1,9}$/.test(version)
      ? await recent((db) => loadFormerVersion(db, POLICY, Number(version)))
      : undefined;
    if (found === undefined) throw new Refusal(404, 'notFound');
    const { language, html, since, until } = found;
    const shownHtml = showsAll ? html : withoutPlaceholders(html);
    return { language, html: shownHtml, since: since?.toISOString() ?? '', until: until.toISOString() };
  });

  app.get('/.well-known/security.txt', async (_request, reply) => {
    const { emails } = await recent(listContacts);
    const firstShown = emails.find((line) => showsAll || !isPlaceholderEmail(line));
    const contacts = firstShown === undefined ? [] : [`mailto:${firstShown.email}`];
    return reply.type('text/plain; charset=utf-8').send(securityText(config.publicUrl, contacts, new Date()));
  });

  app.get<{ Params: { image: string } }>(bannerAddress(':image'), async ({ params: { image } }, reply) => {
    const jpeg = BANNER_FILE.test(image) ? await recent((db) => loadBannerImage(db, image)) : undefined;
    if (jpeg === undefined) throw new Refusal(404, 'notFound');
    // The name is a hash of the bytes, so it never refers to other content.
    reply.headers({ 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=86400, immutable' });
    return reply.header('x-content-type-options', 'nosniff').send(jpeg);
  });
}

/** Returns the language, English if it is unknown (specification-decisions, API). */
const languageOf = (code: string): Language => LANGUAGES.find((known) => known === code) ?? 'en';
