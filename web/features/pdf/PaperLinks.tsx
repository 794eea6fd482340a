import type { Language } from '#contract/choices.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { type biodataPaper, type pairPaper, paperAddress } from '#contract/pdf.ts';
import { print } from '#web/art/drawings.ts';
import { LineDrawing } from '#web/art/Icon.tsx';
import { FileLink } from '#web/forms/FileLink.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { Button } from '#web/ui/Button.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { LiveOnly } from '#web/ui/LiveOnly.tsx';
import { useMember } from '#web/useMember.ts';
import styles from './Papers.module.css';
import { papersTexts } from './pdf.texts.ts';

interface Props {
  paper: typeof biodataPaper | typeof pairPaper;
  member: string;
  /** The contents of the PDF as text, to be pasted into a message. */
  text: string;
}

/** Links to a PDF in each language (the reader's comes first), and buttons to print the page or copy the text. */
export function PaperLinks({ paper, member, text }: Props) {
  const t = useTexts(papersTexts);
  const language = useLanguage();
  const languages = [language, ...LANGUAGES.filter((other) => other !== language)];
  return (
    <>
      <div className={styles.links}>
        {languages.map((paperLanguage) => (
          <Download key={paperLanguage} paper={paper} member={member} paperLanguage={paperLanguage} />
        ))}
        <LiveOnly>
          <Button type="button" look="secondary" onClick={() => window.print()}>
            <LineDrawing path={print} />
            {t.print}
          </Button>
        </LiveOnly>
        <LiveOnly>
          <CopyButton text={text} label={t.copy} copiedLabel={t.copied} failedLabel={t.copyFailed} />
        </LiveOnly>
      </div>
      <p>{t.copyWhy}</p>
      <div className={styles.text}>
        <Accordion
          items={[
            {
              id: 'as-text',
              heading: t.asText,
              content: <pre>{text}</pre>,
            },
          ]}
        />
      </div>
    </>
  );
}

interface DownloadProps extends Pick<Props, 'paper' | 'member'> {
  /** The language of the PDF. */
  paperLanguage: Language;
}

function Download({ paper, member, paperLanguage }: DownloadProps) {
  const t = useTexts(papersTexts);
  const { profileId } = useMember();
  const address = paperAddress(paper, { pid: profileId, member, language: paperLanguage });
  const languageText = paperLanguage === 'bn' ? t.inBengali : t.inEnglish;
  return <FileLink to={address} label={`${t.download}, ${languageText}`} />;
}
