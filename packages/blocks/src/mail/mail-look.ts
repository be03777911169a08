/** How mails look: inline styles, because mail programs drop others. */

export const mailLook = {
  ink: '#1f2422',
  /** For what is less important. */
  soft: '#5c6662',
  line: '#e3e6e4',
  font: "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
} as const;

/** Pixels between the edges of a mail's content. */
export const mailContentWidth = 536;

/**
 * Where a part of a mail stands: in its card, or below it, where letters are smaller. Classes begin
 * with `m-`: by them programs that are dark turn colours round.
 */
export type MailTone = 'card' | 'foot';

interface Letters {
  readonly size: number;
  readonly color: string;
  readonly className: 'm-ink' | 'm-soft';
  /** How lines stand that say nothing of it; empty: as mail programs do. */
  readonly align: string;
}

const lettersOf: Readonly<Record<MailTone, Letters>> = {
  card: { size: 16, color: mailLook.ink, className: 'm-ink', align: '' },
  foot: { size: 13, color: mailLook.soft, className: 'm-soft', align: ';text-align:center' },
};

/** Styles and class of an element. */
export interface MailStyle {
  readonly style: string;
  readonly className?: string;
}

const headingSizes: Readonly<Record<string, number>> = { h1: 24, h2: 20, h3: 18 };

/** What an element of rich text gets; undefined: nothing. `parent`: the element around it. */
export function styleInMail(
  name: string,
  parent: string | undefined,
  tone: MailTone,
): MailStyle | undefined {
  const { size, color, className, align } = lettersOf[tone];
  const letters = `${mailLook.font};font-size:${size}px;line-height:1.5;color:${color}`;
  const isNested = parent === 'li' || parent === 'td' || parent === 'th';
  switch (name) {
    case 'p':
      return {
        style: `${letters};margin:0 0 ${isNested ? 4 : 16}px${isNested ? '' : align}`,
        className,
      };
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6': {
      const shown = tone === 'foot' ? size + 2 : (headingSizes[name] ?? size);
      return {
        style: `${mailLook.font};margin:0 0 12px;font-size:${shown}px;line-height:1.3;color:${color}${align}`,
        className,
      };
    }
    case 'ul':
    case 'ol':
      return { style: `${letters};margin:0 0 16px;padding:0 0 0 24px`, className };
    case 'li':
    case 'dt':
    case 'dd':
    case 'figcaption':
      return { style: `${letters};margin:0 0 4px`, className };
    case 'figure':
      return { style: 'margin:0 0 16px' };
    case 'blockquote':
      return {
        style: `${letters};margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid ${mailLook.line}`,
        className: `${className} m-line`,
      };
    case 'a':
      return { style: `color:${color}`, className };
    case 'img':
      return { style: 'display:block;max-width:100%;height:auto;border:0' };
    case 'hr':
      return {
        style: `border:0;border-top:1px solid ${mailLook.line};margin:16px 0`,
        className: 'm-line',
      };
    case 'table':
      return { style: 'width:100%;border-collapse:collapse;margin:0 0 16px' };
    case 'td':
    case 'th':
      return {
        style: `${letters};padding:8px;border:1px solid ${mailLook.line};text-align:left;text-align:start;vertical-align:top`,
        className: `${className} m-line`,
      };
    default:
      return undefined;
  }
}
