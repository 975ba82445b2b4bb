import { dateInWords } from '@dhruva/civil-time';
import type { Receipt } from '../../contract/schemas.ts';
import PDFDocument from 'pdfkit';
import type { FontName, Fonts } from './fonts/load-fonts.ts';
import {
  type AmountLine,
  amountLines,
  creditLines,
  paidLine,
  supplyLine,
} from './receipt-lines.rules.ts';
import { scriptRuns } from './script-runs.rules.ts';

/** In points: 20 mm on A4. */
const MARGIN = 57;
const WIDTH = 595.28 - 2 * MARGIN;
const COLUMN = WIDTH / 2 - 10;
const INK = '#1b1b2f';
const FAINT = '#5c5c70';
const ACCENT = '#b3440a';

type Doc = InstanceType<typeof PDFDocument>;

interface Style {
  readonly size?: number;
  readonly bold?: boolean;
  readonly colour?: string;
  readonly x?: number;
  readonly width?: number;
}

const fontOf = (script: 'latin' | 'devanagari', bold: boolean): FontName =>
  bold ? `${script}-bold` : script;

/** Writes a paragraph at the current position, each run in the font of its script. */
const write = (doc: Doc, text: string, style: Style = {}): void => {
  const { size = 10, bold = false, colour = INK, x = MARGIN, width = WIDTH } = style;
  doc.fontSize(size).fillColor(colour);
  const runs = scriptRuns(text === '' ? ' ' : text);
  const { y } = doc;
  runs.forEach((run, at) => {
    doc.font(fontOf(run.script, bold));
    const options = { width, continued: at < runs.length - 1 };
    if (at === 0) doc.text(run.text, x, y, options);
    else doc.text(run.text, options);
  });
};

const widthOf = (doc: Doc, text: string, { size = 10, bold = false }: Style): number => {
  doc.fontSize(size);
  return scriptRuns(text).reduce(
    (sum, run) => sum + doc.font(fontOf(run.script, bold)).widthOfString(run.text),
    0,
  );
};

const rule = (doc: Doc, colour: string): void => {
  doc
    .moveTo(MARGIN, doc.y)
    .lineTo(MARGIN + WIDTH, doc.y)
    .lineWidth(0.7)
    .stroke(colour);
  doc.y += 6;
};

const amountRow = (doc: Doc, { label, note, amount, isTotal = false }: AmountLine): void => {
  const style = { size: isTotal ? 12 : 10, bold: isTotal };
  const top = doc.y;
  const width = widthOf(doc, amount, style) + 2;
  write(doc, amount, { ...style, x: MARGIN + WIDTH - width, width });
  doc.y = top;
  write(doc, label, { ...style, width: WIDTH - 110 });
  if (note !== undefined) write(doc, note, { size: 9, colour: FAINT });
  doc.y += 4;
};

const header = (doc: Doc, receipt: Receipt): void => {
  if (receipt.simulated) {
    write(doc, 'Simulation: no money moved. This is not a tax document.', {
      bold: true,
      colour: ACCENT,
    });
    doc.y += 8;
  }
  write(doc, receipt.heading, { size: 22, bold: true });
  write(doc, `No. ${receipt.number}`);
  write(doc, `Issued on ${dateInWords(receipt.issuedOn)}`, { colour: FAINT });
  doc.y += 16;
};

const party = (doc: Doc, x: number, [title, ...lines]: readonly string[]): void => {
  write(doc, title ?? '', { size: 9, colour: FAINT, x, width: COLUMN });
  lines.forEach((line, at) => write(doc, line, { bold: at === 0, x, width: COLUMN }));
};

const parties = (doc: Doc, { seller, buyer }: Receipt): void => {
  const top = doc.y;
  const gstin = seller.gstin === null ? [] : [`GSTIN ${seller.gstin}`];
  party(doc, MARGIN, ['From', seller.name, ...seller.address.split('\n'), ...gstin, seller.email]);
  const bottom = doc.y;
  doc.y = top;
  const x = MARGIN + COLUMN + 20;
  party(doc, x, ['To', buyer.name, ...supplyLine(buyer)]);
  doc.y = Math.max(doc.y, bottom) + 18;
};

const amounts = (doc: Doc, receipt: Receipt): void => {
  rule(doc, INK);
  for (const line of amountLines(receipt)) {
    if (line.isTotal) rule(doc, INK);
    amountRow(doc, line);
  }
  doc.y += 10;
  write(doc, paidLine(receipt), { size: 9, colour: FAINT });
  const credits = creditLines(receipt);
  if (credits.length === 0) return;
  doc.y += 14;
  write(doc, 'Credit notes', { size: 12, bold: true });
  for (const line of credits) amountRow(doc, line);
};

/** Draws a receipt as a one-page A4 PDF, with ₹ and Devanagari. */
export const drawReceipt = async (receipt: Receipt, fonts: Fonts): Promise<Buffer> => {
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    font: fonts.latin as unknown as string,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: `${receipt.heading} ${receipt.number}`, Author: receipt.seller.name },
  });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve, reject) => {
    doc.once('end', resolve);
    doc.once('error', reject);
  });
  for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, font as Buffer);
  header(doc, receipt);
  parties(doc, receipt);
  amounts(doc, receipt);
  doc.end();
  await ended;
  return Buffer.concat(parts);
};
