import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { visitOf } from '#web/api/visit.ts';
import { Banner } from '#web/art/Banner.tsx';
import { RichText } from '#web/fields/RichText.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useReloadInLanguage } from '#web/i18n/useReloadInLanguage.ts';
import { Actions } from '#web/ui/Actions.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { useVisitor } from '#web/VisitorProvider.tsx';
import { missionTexts, missionVisionTexts, visionTexts } from './content.texts.ts';
import { homeTexts } from './home.texts.ts';
import { loadContent } from './load-content.ts';
import styles from './MissionVisionPage.module.css';
import told from './Told.module.css';
import { Told } from './Told.tsx';
import { TrustLines } from './TrustLines.tsx';
import { loadWelcome } from './welcome.ts';

export const head = missionVisionTexts;

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const [welcome, mission, vision] = await Promise.all([
    loadWelcome(visit),
    loadContent(visit, 'mission'),
    loadContent(visit, 'vision'),
  ]);
  return { welcome, mission, vision };
}

export function Component() {
  const { welcome, mission, vision } = useLoaderData<typeof loader>();
  const t = useTexts(missionVisionTexts);
  const missionTitle = useTexts(missionTexts).title;
  const visionTitle = useTexts(visionTexts).title;
  const pictures = useTexts(homeTexts);
  const { pid } = useVisitor();
  useReloadInLanguage(mission.language);
  const [lead = '', ...sections] = welcome.html.split(/(?=<h3>)/);
  return (
    <Told
      title={t.title}
      scene="handsAndThread"
      aside={
        <>
          <h2>{t.inShort}</h2>
          <TrustLines />
          <Actions>
            <a href="#mission">{missionTitle}</a>
            <a href="#vision">{visionTitle}</a>
          </Actions>
        </>
      }
      beside={
        <>
          <h2>{t.welcomeTitle}</h2>
          <RichText html={lead} language={welcome.language} />
          {!pid && <LinkButton to="/register">{t.register}</LinkButton>}
        </>
      }
    >
      <div className={styles.sections}>
        {sections.map((html) => (
          <RichText key={html} html={html} language={welcome.language} />
        ))}
      </div>
      <h2 id="mission">{missionTitle}</h2>
      <RichText {...mission} look="points" />
      <div className={told.picture}>
        <Banner scene="conchAndTopor" alt={pictures.conchAndTopor} />
      </div>
      <h2 id="vision">{visionTitle}</h2>
      <RichText {...vision} look="points" />
      <Actions>
        {!pid && <LinkButton to="/register">{t.register}</LinkButton>}
        <Link to="/contact-us">{t.contact}</Link>
      </Actions>
    </Told>
  );
}
