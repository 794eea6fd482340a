import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CheckListField } from './CheckListField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FileField } from './FileField.tsx';
import { RadioField } from './RadioField.tsx';
import { SelectField } from './SelectField.tsx';
import { TextField } from './TextField.tsx';

const yesNo = [
  { value: 'Yes', label: 'হ্যাঁ' },
  { value: 'No', label: 'না' },
];

test('a text field is described by its hint and its error, in that order', () => {
  const html = renderToStaticMarkup(<TextField name="city" label="City" hint="Where you live" error="City Required" />);
  expect(html).toContain('for="city"');
  expect(html).toContain('aria-describedby="city-hint city-error"');
  expect(html).toContain('aria-invalid="true"');
  expect(html).toMatch(/id="city-error"[^>]*aria-live="polite"/);
});

test('a valid field has no error attributes, and required triggers no browser validation', () => {
  const html = renderToStaticMarkup(<TextField name="city" label="City" required />);
  expect(html).not.toContain('aria-invalid');
  expect(html).not.toContain('aria-describedby');
  expect(html).toContain('aria-required="true"');
  expect(html).not.toMatch(/ required/);
});

test('before hydration a file control is the browser’s own', () => {
  const html = renderToStaticMarkup(
    <FileField name="photo" label="ছবি" accept=".jpg" chooseLabel="ফাইল বেছে নিন" emptyLabel="ফাইল বাছা হয়নি" />,
  );
  expect(html).toMatch(
    /<input[^>]*type="file"[^>]*accept=".jpg,image\/jpeg"|<input[^>]*accept=".jpg,image\/jpeg"[^>]*type="file"/,
  );
  expect(html).not.toContain('ফাইল বেছে নিন');
});

test('a saved choice is selected again, in a select and among radio buttons', () => {
  const select = renderToStaticMarkup(
    <SelectField name="initiation" label="Initiation" placeholder="Choose" options={yesNo} defaultValue="No" />,
  );
  expect(select).toMatch(/<option value="No" selected="">/);
  const radio = renderToStaticMarkup(
    <RadioField name="initiation" label="Initiation" options={yesNo} defaultValue="No" />,
  );
  expect(radio).toMatch(/checked="" value="No"|value="No"[^>]* checked=""/);
  expect(radio.match(/checked/g)).toHaveLength(1);
});

test('further choices are in a labelled group, and one of them is selected again', () => {
  const html = renderToStaticMarkup(
    <SelectField
      name="life"
      label="Still alive?"
      placeholder="Choose"
      options={[{ value: 'Still Alive', label: 'Still Alive' }]}
      more={{ label: 'Years lived', options: [{ value: '71', label: '71 years' }] }}
      defaultValue="71"
    />,
  );
  expect(html).toMatch(/Still Alive<\/option><optgroup label="Years lived"><option value="71" selected="">71 years/);
});

test('an error summary links to the fields with a message and is absent without one', () => {
  const html = renderToStaticMarkup(
    <ErrorSummary title="Look again" errors={{ city: 'City Required', name: undefined }} />,
  );
  expect(html).toContain('href="#city"');
  expect(html).not.toContain('#name');
  expect(renderToStaticMarkup(<ErrorSummary title="Look again" errors={{ name: undefined }} />)).toBe('');
});

test('a folded list shows the ticked values, and opens without scripts', () => {
  const options = [
    { value: '1', label: 'Nadia' },
    { value: '2', label: 'Kolkata' },
    { value: '3', label: 'Malda' },
  ];
  const html = renderToStaticMarkup(
    <CheckListField
      name="districts"
      label="District"
      options={options}
      defaultValue="2,3,9"
      folded={(chosen) => chosen.join(' and ')}
    />,
  );
  expect(html).toMatch(/<summary[^>]*>.*District.*Kolkata and Malda.*<\/summary>/);
  expect(html.match(/checked=""/g)).toHaveLength(2);
});

test('an addition to a field is below it, after its error', () => {
  const html = renderToStaticMarkup(
    <TextField name="father" label="Father" error="Name Required" beneath={<b>We do not know</b>} />,
  );
  expect(html.indexOf('Name Required')).toBeLessThan(html.indexOf('We do not know'));
  expect(html.indexOf('<input')).toBeLessThan(html.indexOf('Name Required'));
});
