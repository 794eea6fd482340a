import { Link } from 'react-router';
import { LANGUAGES } from '#contract/languages.ts';
import { notePandit, showPanditNote } from '#contract/pandit.ts';
import { pairPaper, paperAddress } from '#contract/pdf.ts';
import { load as loadCall } from '#web/api/load.ts';
import type { Visit } from '#web/api/visit.ts';
import type { TogetherStepProps } from '#web/fields/together-step.ts';
import { deeds } from '#web/forms/actions.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Actions } from '#web/ui/Actions.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { useMember } from '#web/useMember.ts';
import { panditTexts } from './pandit.texts.ts';

interface Loaded {
  /** This family's own note of the pandit's words; `''` if there is none. */
  words: string;
}

/** Loads the family's own note for the step. */
export const load = (visit: Visit, member: string): Promise<Loaded> => loadCall(visit, showPanditNote, { member });

const panditDeeds = deeds({ panditNote: notePandit });
const { Deed } = panditDeeds;
/** The action of the step's form. */
export const { actions } = panditDeeds;

/** The compatibility sheet for the pandit, as a step of two families. */
export function Component({ member, loaded: { words } }: TogetherStepProps<Loaded>) {
  return <Pandit member={member} words={words} />;
}

/** The sheet for the pandit as a PDF, and this family's own note of his words. */
function Pandit({ member, words }: { member: string; words: string }) {
  const t = useTexts(panditTexts);
  const language = useLanguage();
  const { profileId } = useMember();
  // The reader's own language comes first.
  const languages = [language, ...LANGUAGES.filter((other) => other !== language)];
  return (
    <>
      <p>{t.lead}</p>
      <Actions>
        {languages.map((paperLanguage, index) => (
          <LinkButton
            key={paperLanguage}
            to={paperAddress(pairPaper, { pid: profileId, member, language: paperLanguage })}
            look={index === 0 ? 'primary' : 'secondary'}
            isFile
          >
            {`${t.download}, ${paperLanguage === 'bn' ? t.inBengali : t.inEnglish}`}
          </LinkButton>
        ))}
      </Actions>
      <p className="soft">{t.birthGiven}</p>
      <p>
        <Link to={`/matching-profile/${member}/pair`}>{t.toSheet}</Link>
      </p>
      <Deed deed="panditNote" member={member} label={t.keep} initial={{ words }}>
        {(field) => <TextAreaField {...field('words')} label={t.noted} hint={t.notedHint} rows={5} />}
      </Deed>
    </>
  );
}
