import { globSync, readFileSync } from 'node:fs';
import { cleanContent } from '#server/domain/content/save-content.ts';
import { bundleEditor } from '../support/editor.ts';
import { expect, test } from '../support/journey.ts';

declare global {
  interface Window {
    editor: { throughEditor: (html: string) => string; pasted: (html: string) => string };
  }
}

const BLOCK = '(?:p|h2|h3|ul|ol|li|blockquote)';
const AROUND_BLOCKS = new RegExp(`\\s*(</?${BLOCK}>)\\s*`, 'g');

/** Removes white space between blocks, because the same text may differ in it. */
const withoutBlanks = (html: string): string =>
  html
    .replace(/\s+/g, ' ')
    .replace(AROUND_BLOCKS, '$1')
    .replace(/<br \/>\s*/g, '<br />');

interface Question {
  answer: string;
}

const texts = globSync('database/seeds/content/{en,bn}/*').flatMap((path) => {
  const content = readFileSync(path, 'utf8');
  if (path.endsWith('.html')) return [{ name: path, html: content }];
  const questions: Question[] = JSON.parse(content);
  return questions.map(({ answer }, index) => ({ name: `${path} ${index}`, html: answer }));
});

test('every text and answer of a new site goes through the editor and loses nothing', async ({ page }) => {
  expect(texts.length).toBeGreaterThan(80);
  await page.addScriptTag({ content: await bundleEditor() });
  const writtenTexts = await page.evaluate(
    (all) => all.map((html) => window.editor.throughEditor(html)),
    texts.map(({ html }) => html),
  );
  for (const [index, { name, html }] of texts.entries()) {
    const cleanText = cleanContent(writtenTexts[index] ?? '');
    expect(withoutBlanks(cleanText), name).toBe(withoutBlanks(cleanContent(html)));
  }
  // A second pass through the editor changes nothing.
  const again = await page.evaluate((all) => all.map((html) => window.editor.throughEditor(html)), writtenTexts);
  expect(again).toEqual(writtenTexts);
});

/** HTML as Word 365 puts it on the clipboard. */
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head>
<meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt;} --></style></head>
<body lang=EN-IN style='tab-interval:36.0pt'><!--StartFragment-->
<h1 style='color:#2F5496'><span lang=BN style='font-family:Vrinda'>পুজোর ছুটি</span><o:p></o:p></h1>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'><span style='font-size:14.0pt;color:red'>Closed</span></b><span> from&nbsp;Monday.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Bring papers<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span><span style='mso-list:Ignore'>o<span>&nbsp; </span></span></span><![endif]>the photo</p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span><span style='mso-list:Ignore'>·<span>&nbsp; </span></span></span><![endif]>Call <a href="http://www.example.org/help">this page</a></p>
<p class=MsoNormal><i>Thank you</i></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>First</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2.<span>&nbsp;</span></span>Second</p>
<table border=1><tr><td><p class=MsoNormal>Day</p></td><td><p class=MsoNormal>Hour</p></td></tr></table>
<img src="file:///C:/x.png"><script>alert(1)</script><!--EndFragment--></body></html>`;

const FROM_WORD = `<h2>পুজোর ছুটি</h2>
<p><strong>Closed</strong> from Monday.</p>
<ul><li>Bring papers<ul><li>the photo</li></ul></li><li>Call <a href="https://www.example.org/help">this page</a></li></ul>
<p><em>Thank you</em></p>
<ol><li>First</li><li>Second</li></ol>
<p>Day</p>
<p>Hour</p>`;

test('what is pasted from Word and Google keeps paragraphs, lists, headings, bold and links, and nothing else', async ({
  page,
}) => {
  await page.addScriptTag({ content: await bundleEditor() });
  const paste = (html: string) => page.evaluate((words) => window.editor.pasted(words), html);
  expect(await paste(WORD)).toBe(FROM_WORD);
  // The server's cleaning would remove nothing more.
  expect(withoutBlanks(cleanContent(FROM_WORD))).toBe(withoutBlanks(FROM_WORD));
  const google = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700;">Bold</span><span style="font-style:italic"> and so on</span></p><ul><li dir="ltr"><p dir="ltr"><span>one</span></p></li></ul></b>`;
  expect(await paste(google)).toBe('<p><strong>Bold</strong><em> and so on</em></p>\n<ul><li>one</li></ul>');
  expect(await paste('<a href="javascript:alert(1)">x</a><div onclick="a()">y</div>')).toBe('<p>x</p>\n<p>y</p>');
  expect(await paste('<p> </p>')).toBe('');
  expect(await page.evaluate(() => window.editor.throughEditor('One & two.\n\nThree,\nstill <3'))).toBe(
    '<p>One &amp; two.</p>\n<p>Three,<br>still &lt;3</p>',
  );
});
