import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { visitOf } from '#web/api/visit.ts';
import { aboutTexts } from '#web/features/content/content.texts.ts';
import { loadContent } from '#web/features/content/load-content.ts';
import { Points, pointDrawings, splitList } from '#web/features/content/Points.tsx';
import { Told } from '#web/features/content/Told.tsx';
import { Helplines } from '#web/fields/Helplines.tsx';
import { loadHelplines } from '#web/fields/load-helplines.ts';
import { RichText } from '#web/fields/RichText.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useReloadInLanguage } from '#web/i18n/useReloadInLanguage.ts';
import { Actions } from '#web/ui/Actions.tsx';
import { Card } from '#web/ui/Card.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { useVisitor } from '#web/VisitorProvider.tsx';
import told from '../../features/content/Told.module.css';

export const head = aboutTexts;

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const [phones, [about, people, address, registration]] = await Promise.all([
    loadHelplines(visit),
    Promise.all(['about', 'trust-people', 'address', 'trust-registration'].map((key) => loadContent(visit, key))),
  ]);
  return { about, phones, parts: { people, address, registration } };
}

/** About the trust, then the site: details that the trust has not provided are left out. */
export function Component() {
  const { about, phones, parts } = useLoaderData<typeof loader>();
  const t = useTexts(aboutTexts);
  const { pid } = useVisitor();
  const language = about?.language ?? '';
  useReloadInLanguage(language);
  const [lead = '', why = '', different = '', ...others] = about?.html.split(/(?=<h2>)/) ?? [];
  const beside = splitList(why + different);
  const shown = (['people', 'address', 'registration'] as const).flatMap((name) => {
    const part = parts[name];
    return part?.html ? [{ name, ...part }] : [];
  });
  return (
    <Told
      title={t.title}
      scene="familiesUnderBanyan"
      lead={
        <>
          <RichText html={lead} language={language} />
          <Actions>
            {!pid && <LinkButton to="/register">{t.register}</LinkButton>}
            <Link to="/trust-figures">{t.figures}</Link>
          </Actions>
        </>
      }
    >
      {(shown.length > 0 || phones.length > 0) && (
        <Card>
          <div className={told.columns}>
            {shown.map(({ name, ...part }) => (
              <section key={name}>
                <h2>{t[name]}</h2>
                <RichText {...part} />
              </section>
            ))}
            {phones.length > 0 && (
              <section>
                <h2>{t.answers}</h2>
                <Helplines phones={phones} />
              </section>
            )}
          </div>
        </Card>
      )}
      <div>
        <RichText html={beside.lead} language={language} />
        <Points points={beside.points} language={language} drawings={pointDrawings.about} />
        <RichText html={beside.rest} language={language} />
      </div>
      <div>
        {others.map((html) => (
          <RichText key={html} html={html} language={language} />
        ))}
      </div>
    </Told>
  );
}
