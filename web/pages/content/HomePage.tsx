import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { EveryFamily } from '#web/features/content/EveryFamily.tsx';
import { Hero } from '#web/features/content/Hero.tsx';
import { homeTexts } from '#web/features/content/home.texts.ts';
import { loadContent } from '#web/features/content/load-content.ts';
import { Testimonials } from '#web/features/content/Testimonials.tsx';
import { loadPreview, WELCOME_REST } from '#web/features/content/welcome.ts';
import { LettersLink } from '#web/features/letters/LettersLink.tsx';
import { Helplines } from '#web/fields/Helplines.tsx';
import { RichText } from '#web/fields/RichText.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useReloadInLanguage } from '#web/i18n/useReloadInLanguage.ts';
import { Card } from '#web/ui/Card.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { useVisitor } from '#web/VisitorProvider.tsx';
import styles from './HomePage.module.css';

export const head = homeTexts;

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const { language } = visit;
  // Imported here because a first visit arrives already rendered.
  const [{ listBanners, listTestimonials }, { showContacts }] = await Promise.all([
    import('#contract/content.ts'),
    import('#contract/contact.ts'),
  ]);
  const [preview, proverb, steps, address, { phones }, { testimonials }, { banners }] = await Promise.all([
    loadPreview(visit),
    loadContent(visit, 'proverb'),
    loadContent(visit, 'how-it-works'),
    loadContent(visit, 'address'),
    load(visit, showContacts),
    load(visit, listTestimonials, { kind: 'opinion', language }),
    load(visit, listBanners),
  ]);
  return {
    language,
    preview,
    proverb,
    steps,
    // Emphasised words mark a sample text. The address is shown here only after the office has written it.
    address: address.html.includes('<em>') ? undefined : address,
    phones,
    opinions: testimonials,
    banners,
  };
}

/** The front page of the site. */
export function Component() {
  const { language, preview, proverb, steps, address, phones, opinions, banners } = useLoaderData<typeof loader>();
  const t = useTexts(homeTexts);
  const { pid } = useVisitor();
  useReloadInLanguage(language);
  return (
    <div className={styles.home}>
      <Hero banners={banners} letters={<LettersLink />} />
      <section>
        <h2>{t.howItWorks}</h2>
        <RichText {...steps} look="steps" />
      </section>
      <div className={styles.opening}>
        <section>
          <h2>{t.heading}</h2>
          <RichText {...preview} />
          <p>
            <Link to={WELCOME_REST}>{t.more}</Link>
          </p>
          {!pid && <LinkButton to="/register">{t.register}</LinkButton>}
        </section>
        <section>
          <h2>{t.helpline}</h2>
          <p>{t.helplineLead}</p>
          <Helplines phones={phones} />
          {address?.html && <RichText {...address} />}
          <p>
            <Link to="/contact-us#call-me">{t.callMe}</Link> · <Link to="/contact-us">{t.write}</Link>
          </p>
        </section>
      </div>
      <EveryFamily />
      <Card look="festive">
        <RichText {...proverb} />
      </Card>
      <section>
        <h2>{t.opinions}</h2>
        {opinions.length === 0 && <p>{t.comingSoon}</p>}
        <Testimonials testimonials={opinions} language={language} />
      </section>
    </div>
  );
}
