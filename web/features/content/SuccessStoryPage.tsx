import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { listTestimonials } from '#contract/content.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useReloadInLanguage } from '#web/i18n/useReloadInLanguage.ts';
import { Reading } from '#web/layout/Reading.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { useVisitor } from '#web/VisitorProvider.tsx';
import { successStoryTexts } from './content.texts.ts';
import { Testimonials } from './Testimonials.tsx';

export const head = successStoryTexts;

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const { language } = visit;
  return { language, ...(await load(visit, listTestimonials, { kind: 'story', language })) };
}

export function Component() {
  const { language, testimonials } = useLoaderData<typeof loader>();
  const t = useTexts(successStoryTexts);
  const { pid } = useVisitor();
  useReloadInLanguage(language);
  return (
    <Reading>
      <h1>{t.title}</h1>
      {testimonials.length > 0 ? (
        <Testimonials testimonials={testimonials} language={language} />
      ) : (
        <EmptyState title={t.comingSoon} action={!pid && <LinkButton to="/register">{t.register}</LinkButton>}>
          <p>
            {t.promise} <Link to="/about">{t.about}</Link>
          </p>
        </EmptyState>
      )}
    </Reading>
  );
}
