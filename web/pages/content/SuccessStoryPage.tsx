import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { listTestimonials } from '#contract/content.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { successStoryTexts } from '#web/features/content/content.texts.ts';
import { SiteTextLayout } from '#web/features/content/SiteTextLayout.tsx';
import { Testimonials } from '#web/features/content/Testimonials.tsx';
import { ToldStory } from '#web/features/couple-stories/ToldStory.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useReloadInLanguage } from '#web/i18n/useReloadInLanguage.ts';
import { Reading } from '#web/layout/Reading.tsx';
import { HeadingWithListen } from '#web/listen/HeadingWithListen.tsx';
import { Actions } from '#web/ui/Actions.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { useVisitor } from '#web/VisitorProvider.tsx';

export const head = successStoryTexts;

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const { language } = visit;
  return { language, ...(await load(visit, listTestimonials, { kind: 'story', language })) };
}

/** The stories of couples, or a promise of them while there are none. */
export function Component() {
  const { language, testimonials, told } = useLoaderData<typeof loader>();
  const t = useTexts(successStoryTexts);
  const { pid } = useVisitor();
  useReloadInLanguage(language);
  if (testimonials.length + told.length > 0)
    return (
      <Reading>
        <HeadingWithListen>
          <h1>{t.title}</h1>
        </HeadingWithListen>
        {told.map(({ id, ...story }) => (
          <ToldStory key={id} {...story} />
        ))}
        <Testimonials testimonials={testimonials} language={language} />
      </Reading>
    );
  return (
    <SiteTextLayout title={t.title} scene="conchAndTopor">
      <div>
        <h2>{t.comingSoon}</h2>
        <p>{t.promise}</p>
        <Actions>
          {!pid && <LinkButton to="/register">{t.register}</LinkButton>}
          <Link to="/about">{t.about}</Link>
        </Actions>
      </div>
    </SiteTextLayout>
  );
}
