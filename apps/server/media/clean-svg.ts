import sanitizeHtml from 'sanitize-html';

const shapes =
  'svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath';
const paints = 'linearGradient radialGradient stop pattern clipPath mask marker';
const filters =
  'filter feBlend feColorMatrix feComposite feFlood feGaussianBlur feMerge feMergeNode feOffset feDropShadow';

const options: sanitizeHtml.IOptions = {
  allowedTags: `${shapes} ${paints} ${filters}`.split(' '),
  allowedAttributes: {
    '*': [
      ...'id class xmlns viewBox width height x y x1 y1 x2 y2 cx cy r rx ry d points dx dy rotate'.split(
        ' ',
      ),
      ...'transform fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin'.split(
        ' ',
      ),
      ...'stroke-miterlimit stroke-dasharray stroke-dashoffset stroke-opacity opacity color'.split(
        ' ',
      ),
      ...'clip-path clip-rule mask filter offset stop-color stop-opacity gradientUnits'.split(' '),
      ...'gradientTransform patternUnits patternContentUnits patternTransform preserveAspectRatio'.split(
        ' ',
      ),
      ...'clipPathUnits maskUnits maskContentUnits markerWidth markerHeight refX refY orient'.split(
        ' ',
      ),
      ...'markerUnits marker-start marker-mid marker-end font-family font-size font-weight'.split(
        ' ',
      ),
      ...'text-anchor dominant-baseline letter-spacing vector-effect role aria-label fx fy'.split(
        ' ',
      ),
      ...'spreadMethod in in2 stdDeviation result mode values type operator flood-color'.split(' '),
      ...'flood-opacity filterUnits xml:space'.split(' '),
    ],
    use: ['href', 'xlink:href'],
    svg: ['version', 'xmlns:xlink'],
    linearGradient: ['href', 'xlink:href'],
    radialGradient: ['href', 'xlink:href'],
  },
  disallowedTagsMode: 'discard',
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
  transformTags: {
    '*': (tagName, attribs) => ({ tagName, attribs: keepInside(attribs) }),
  },
};

/**
 * An SVG with nothing that could run or load: known shapes and attributes only, references only
 * within the file. Undefined when no picture is left.
 */
export function cleanSvg(svg: string): string | undefined {
  // Declarations before the picture, entities among them, are none of it.
  const clean = sanitizeHtml(svg.slice(Math.max(0, svg.search(/<svg[\s>]/))), options).trim();
  if (!clean.startsWith('<svg')) return undefined;
  return /^<svg[^>]*\sxmlns=/.test(clean)
    ? clean
    : clean.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
}

/** Drops references that leave the file: addresses and `url(…)` other than `#id`. */
function keepInside(attribs: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attribs).filter(([name, value]) => {
      if (name === 'href' || name === 'xlink:href') return value.trim().startsWith('#');
      return !/url\s*\(\s*["']?\s*(?!#)/i.test(value) && !/javascript:/i.test(value);
    }),
  );
}
