import { crc32, deflateRawSync } from 'node:zlib';
import type { MadeCell } from './make-register.ts';

// The beginning of each file, and the names of the formats.
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Returns the letters of a column by its number from 0: A to Z, AA and so on. */
function columnName(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? columnName(rest - 1) : '') + String.fromCharCode(65 + (index % 26));
}

/**
 * Writes a workbook of one sheet as spreadsheet programs save it: texts in a shared list, dates as numbers with a
 * style.
 */
export function writeXlsx(
  rows: readonly (readonly MadeCell[])[],
  merged: readonly string[] = [],
  /** XML of a sheet to use in place of the rows. */
  sheetXml = '',
): Buffer {
  const texts = new Map<string, number>();
  /** Returns the number of a text in the shared list. */
  const textNumber = (text: string): number => {
    const number = texts.get(text) ?? texts.size;
    texts.set(text, number);
    return number;
  };
  const cellXml = (cell: MadeCell, reference: string): string => {
    if (cell === null) return '';
    if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`;
    if (typeof cell === 'string') return `<c r="${reference}" t="s"><v>${textNumber(cell)}</v></c>`;
    if ('day' in cell) return `<c r="${reference}" s="1"><v>${cell.day}</v></c>`;
    const type = typeof cell.value === 'string' ? ' t="str"' : '';
    return `<c r="${reference}"${type}><f>${escaped(cell.formula)}</f><v>${escaped(String(cell.value))}</v></c>`;
  };
  const lines = rows.map((row, index) => {
    const rowNumber = index + 1;
    const cells = row.map((cell, column) => cellXml(cell, `${columnName(column)}${rowNumber}`));
    return `<row r="${rowNumber}">${cells.join('')}</row>`;
  });
  const merges = merged.map((reference) => `<mergeCell ref="${reference}"/>`).join('');
  const mergesXml = merged.length === 0 ? '' : `<mergeCells count="${merged.length}">${merges}</mergeCells>`;
  const sheet = `${XML}<worksheet xmlns="${MAIN}"><sheetData>${lines.join('')}</sheetData>${mergesXml}</worksheet>`;
  const shared = [...texts.keys()].map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('');
  return writeZip({
    '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="খাতা" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId3" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `${XML}<sst xmlns="${MAIN}" count="${texts.size}" uniqueCount="${texts.size}">${shared}</sst>`,
    'xl/worksheets/sheet1.xml': sheetXml || sheet,
  });
}

/** Writes a zip of these files, by path, each deflated. */
export function writeZip(files: Readonly<Record<string, string | Buffer>>): Buffer {
  const [parts, directory]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const [path, text] of Object.entries(files)) {
    const [name, content] = [Buffer.from(path), Buffer.from(text)];
    const packed = deflateRawSync(content);
    // The local header, as the zip format defines it: version 2.0, names in UTF-8, deflated, checksum and sizes.
    const header = Buffer.alloc(26);
    header.writeUInt16LE(20, 0);
    header.writeUInt16LE(0x0800, 2);
    header.writeUInt16LE(8, 4);
    header.writeUInt32LE(crc32(content), 10);
    header.writeUInt32LE(packed.length, 14);
    header.writeUInt32LE(content.length, 18);
    header.writeUInt16LE(name.length, 22);
    parts.push(Buffer.from('PK\x03\x04'), header, name, packed);
    // The directory's entry repeats the header without its last two bytes, and adds the offset of the local header.
    const entry = Buffer.alloc(42);
    entry.write('PK\x01\x02');
    entry.writeUInt16LE(20, 4);
    header.copy(entry, 6, 0, 24);
    directory.push(Buffer.concat([entry, offsetBytes(offset), name]));
    offset += 4 + header.length + name.length + packed.length;
  }
  const directoryBytes = Buffer.concat(directory);
  // The record at the end: the number of entries (twice), and the size and the offset of the directory.
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(directoryBytes.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, directoryBytes, end]);
}

function offsetBytes(offset: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(offset);
  return bytes;
}
