import { biodataPaper } from '#contract/pdf.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { biodataAsText } from '#words/pdf/as-text.ts';
import type { Biodata } from '#words/pdf/biodata.ts';
import { PaperLinks } from './PaperLinks.tsx';
import { papersTexts } from './pdf.texts.ts';

/** An accepted family's biodata as a PDF and as text, which the reader may show at home. */
export function TheirPaper({ biodata }: { biodata: Biodata }) {
  const t = useTexts(papersTexts);
  return (
    <section className="screen-only">
      <h2>{t.biodata}</h2>
      <p>{t.theirLead}</p>
      <PaperLinks paper={biodataPaper} member={biodata.memberId} text={biodataAsText(biodata)} />
    </section>
  );
}
