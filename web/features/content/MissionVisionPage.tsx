import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { visitOf } from '#web/api/visit.ts';
import { RichText } from '#web/fields/RichText.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useReloadInLanguage } from '#web/i18n/useReloadInLanguage.ts';
import { Reading } from '#web/layout/Reading.tsx';
import { missionTexts, missionVisionTexts, visionTexts } from './content.texts.ts';
import { loadContent } from './load-content.ts';
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
  const { title, welcomeTitle } = useTexts(missionVisionTexts);
  const missionTitle = useTexts(missionTexts).title;
  const visionTitle = useTexts(visionTexts).title;
  useReloadInLanguage(mission.language);
  return (
    <Reading>
      <h1>{title}</h1>
      <h2>{welcomeTitle}</h2>
      <RichText {...welcome} />
      <h2 id="mission">{missionTitle}</h2>
      <RichText {...mission} />
      <h2 id="vision">{visionTitle}</h2>
      <RichText {...vision} />
    </Reading>
  );
}
