// Covers of the books 1–16, one function each. See cover-parts.mjs for how to run it.
import { at, bouncy, emo, glow, lin, rad, rng, shadowEl, sky, text, uid } from './lib.mjs';
import { W, H, arcText, author, badge, bind, disc, fill, grain, oval, rect, run, smooth, star, stars, stroke } from './cover-parts.mjs';

const INK = '#2A1F55';
const CREAM = '#FFF4DF';

/** Everything inner, seen only within the path d. */
function clip(d, inner) {
  const id = uid('c');
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${inner}</g>`;
}

/** A fir tree standing at (x, y). */
const fir = (x, y, h, c, w = h * 0.42) =>
  fill(
    `M${x} ${y - h}C${x + w * 0.3} ${y - h * 0.6} ${x + w * 0.5} ${y - h * 0.3} ${x + w} ${y}L${x - w} ${y}` +
      `C${x - w * 0.5} ${y - h * 0.3} ${x - w * 0.3} ${y - h * 0.6} ${x} ${y - h}Z`,
    c,
  );

/** A row of firs whose ground fills the page below. */
function firs(y, h, c, seed, n = 9) {
  const R = rng(seed);
  let s = '';
  for (let i = 0; i < n; i++) s += fir(Math.round((i * W) / (n - 1) + (R() - 0.5) * 60), y, Math.round(h * (0.7 + R() * 0.6)), c);
  return s + rect(0, y - 2, W, H - y + 2, c);
}

// 1 · Night scene: the moon frames the owl, title arched above.
async function nachteule() {
  let s =
    sky(W, H, [
      [0, '#221656'],
      [0.55, '#4B35A8'],
      [1, '#9A63C8'],
    ]) + stars(70, 3, 760);
  s += glow(450, 690, 470, '#FFE7A6', 0.75) + disc(450, 690, 290, '#FFF0BF');
  s += [
    [330, 560, 36],
    [640, 790, 50],
    [600, 520, 22],
    [230, 700, 24],
  ]
    .map(([x, y, r]) => disc(x, y, r, '#F6DC96', 'opacity=".6"'))
    .join('');
  s += firs(1010, 300, '#3D2B92', 5, 8) + firs(1090, 240, '#2C1E70', 9, 7);
  s += fill('M-20 905C220 930 380 880 640 912C740 922 820 905 930 880L930 918C800 948 700 950 620 942C380 915 240 962 -20 948Z', '#1C1148');
  s += stroke('M640 922C700 880 740 840 800 822M150 930C120 890 90 880 50 872', '#1C1148', 16);
  s += await emo('owl', { x: 450, y: 922, h: 490, contact: 0 });
  s += at(
    432,
    632,
    `<g fill="#FFC02E" stroke="#7A4310" stroke-width="5" stroke-linejoin="round">` +
      '<path d="M-46 -11H132a11 11 0 0 1 0 22H126V48H104V30H90V42H68V11H-46Z"/>' +
      '<path fill-rule="evenodd" d="M-86 -48a48 48 0 1 1 0 96a48 48 0 1 1 0 -96ZM-86 -22a22 22 0 1 0 0 44a22 22 0 1 0 0 -44Z"/></g>' +
      stroke('M-118 -16a36 36 0 0 1 26 -20M-30 -4H110', '#FFF3C4', 6),
    1,
    -5,
  );
  s += fill('M450 586C474 586 486 602 480 616C470 632 458 642 450 652C442 642 430 632 420 616C414 602 426 586 450 586Z', '#F0663A');
  s += fill('M450 586C466 586 474 600 470 610C462 620 456 626 450 630C440 620 432 614 428 606C428 594 438 586 450 586Z', '#FF8A5C');
  for (const [x, y, r] of [
    [700, 848, 26],
    [800, 812, 24],
    [56, 862, 24],
  ]) {
    s += oval(x, y, r, r * 0.6, '#2F8F6B', `transform="rotate(-25 ${x} ${y})"`);
  }
  s += firs(1180, 170, '#170D3E', 21, 11);
  const title = { x: 450, f: 'lilita-one', rot: 3, dy: 0.02, arc: 34, shadow: [0, 9, '#170D3E'], outline: '#170D3E', ow: 14 };
  s += bouncy('Das Geheimnis', { ...title, y: 168, size: 112, fills: [CREAM], seed: 2 });
  s += bouncy('der Nachteule', { ...title, y: 300, size: 126, fills: ['#FFC93C'], seed: 4 });
  return s + author('Jette Winterberg', 1152, '#FFE7B0') + grain(0.1) + bind();
}

// 2 · Pure type that bounces; Grandma races through it.
async function oma() {
  let s = rect(0, 0, W, H, '#FFC93C');
  for (let i = 0; i < 9; i++) {
    s += stroke(`M-100 ${140 + i * 150}C200 ${60 + i * 150} 500 ${260 + i * 150} 1000 ${120 + i * 150}`, '#FFD768', 46);
  }
  s += author('Milo Sander', 72, INK);
  const type = { f: 'titan-one', outline: '#FFF9EC' };
  s += bouncy('OMA', {
    ...type,
    x: 455,
    y: 352,
    size: 330,
    fills: ['#E5394F', '#6C56D9', '#17A2A8'],
    rot: 8,
    dy: 0.04,
    seed: 8,
    shadow: [10, 14, '#B3701A'],
    ow: 26,
  });
  s += bouncy('fährt', { ...type, x: 300, y: 516, size: 152, fills: [INK], rot: 6, dy: 0.04, seed: 3, shadow: [7, 10, '#B3701A'], ow: 20 });
  s += shadowEl(560, 1010, 250, 22, 0.3, '#7A4310');
  s += stroke('M60 770h110M24 900h150M90 972h210', INK, 13);
  const skin = '#F4B88F';
  const skate = (x, y, rot) =>
    at(
      x,
      y,
      fill('M-46 -110H28C30 -70 40 -56 92 -46C112 -42 116 -28 116 -6H-52Z', '#FFF9EC') +
        fill('M-46 -110H28L30 -86H-48Z', '#E5394F') +
        stroke('M40 -64L22 -50M58 -56L44 -40', '#E5394F', 8) +
        rect(-60, -10, 184, 18, '#E5394F', 9) +
        disc(-22, 24, 27, '#17A2A8') +
        disc(84, 24, 27, '#17A2A8') +
        disc(-22, 24, 10, CREAM) +
        disc(84, 24, 10, CREAM),
      1,
      rot,
    );
  // scarf behind her
  const scarf =
    'M628 628C560 590 500 640 430 612C360 584 300 640 196 596C204 640 196 668 176 690C280 716 350 668 420 694C500 724 560 684 640 690Z';
  s +=
    fill(scarf, '#E5394F') +
    clip(scarf, [230, 320, 410, 500, 590].map((x) => rect(x, 560, 34, 170, CREAM, 0, `transform="rotate(8 ${x} 640)"`)).join(''));
  s += stroke('M196 600l-32 4M192 628l-34 10M186 656l-34 16M178 684l-28 20', '#E5394F', 9);
  // back arm, back leg
  s += stroke('M586 676C540 730 470 742 420 776', '#4E3BB0', 54) + disc(406, 788, 32, skin);
  s += stroke('M520 830C470 880 400 890 340 862', '#0E6C80', 58) + skate(282, 852, 66);
  // front leg
  s += stroke('M556 836C640 850 660 880 608 930', '#17A2A8', 62) + skate(590, 966, 0);
  // coat
  s += fill('M596 640C660 636 696 668 690 720C682 800 664 850 640 892C570 900 500 890 446 852C470 776 520 660 596 640Z', '#6C56D9');
  s += [
    [600, 720],
    [540, 770],
    [620, 800],
    [500, 830],
    [570, 850],
    [655, 740],
  ]
    .map(([x, y]) => disc(x, y, 13, '#B9A8F5'))
    .join('');
  // front arm
  s += stroke('M636 690C676 750 720 760 784 704', '#5A45C8', 54) + disc(796, 692, 33, skin) + stroke('M808 668l18 -22', skin, 17);
  // scarf round the neck
  s +=
    stroke('M596 660C640 690 690 676 716 640', '#E5394F', 58) + stroke('M640 640l-10 58M694 636l16 50', CREAM, 20, 'stroke-linecap="butt"');
  // head
  s += disc(562, 540, 46, '#D9D4E8') + stroke('M540 528a26 26 0 0 1 40 -6', '#B6AFD0', 6);
  s += disc(664, 552, 100, skin) + fill('M572 520C560 580 576 622 604 630C590 590 596 560 612 540Z', '#D9D4E8');
  s += oval(700, 604, 22, 15, '#FF8F7A', 'opacity=".75"');
  s +=
    fill('M660 606C690 634 736 624 748 590C716 602 688 606 660 606Z', '#8A2036') +
    fill('M676 606C700 606 724 600 742 594L738 606C720 616 696 616 676 606Z', '#FFF9EC');
  s +=
    disc(700, 556, 31, '#FFF9EC', 'opacity=".55"') +
    disc(757, 552, 25, '#FFF9EC', 'opacity=".55"') +
    `<g fill="none" stroke="${INK}" stroke-width="8"><circle cx="700" cy="556" r="31"/>` +
    `<circle cx="757" cy="552" r="25"/><path d="M731 553h2M669 552L616 546"/></g>`;
  s += disc(706, 556, 10, INK) + disc(759, 552, 9, INK);
  s += fill('M776 566C790 574 788 590 770 590Z', '#E89F76');
  s +=
    fill('M556 518C560 420 640 384 716 404C772 420 796 470 792 508C720 488 640 492 556 518Z', '#17A2A8') +
    fill(
      'M610 436C640 410 690 400 730 410C720 440 718 470 722 494C690 492 650 496 610 504C600 480 600 456 610 436Z',
      '#FFF9EC',
      'opacity=".9"',
    ) +
    stroke('M552 518C640 490 720 486 800 510', '#0E6C80', 15) +
    stroke('M610 520C612 580 634 626 668 650', '#0E6C80', 9);
  s += bouncy('ROLLSCHUH', { ...type, x: 450, y: 1150, size: 124, fills: ['#E5394F'], rot: 5, dy: 0.03, seed: 6, ow: 18 });
  return s + grain(0.25) + bind();
}

// 3 · Non-fiction: drawing-board grid on coral, rocket cut open, callouts, big type on the left.
async function rakete() {
  let s = rect(0, 0, W, H, '#FF5F49');
  let grid = '';
  for (let x = 60; x < W; x += 60) grid += `M${x} 0V${H}`;
  for (let y = 60; y < H; y += 60) grid += `M0 ${y}H${W}`;
  s += stroke(grid, '#FF8570', 2) + disc(600, 800, 330, '#FFB14A') + disc(600, 800, 232, '#FFD98C');
  s += `<circle cx="600" cy="800" r="400" fill="none" stroke="${CREAM}" stroke-width="4" stroke-dasharray="3 17" stroke-linecap="round"/>`;
  for (const [x, y, r] of [
    [846, 540, 30],
    [838, 700, 22],
    [250, 760, 30],
    [120, 880, 20],
    [150, 1030, 30],
    [790, 1060, 26],
    [330, 640, 18],
    [850, 930, 18],
  ]) {
    s += star(x, y, r, CREAM, { rot: x % 30 });
  }
  const steel = lin(
    [
      [0, '#FFFFFF'],
      [0.6, '#F1E8FF'],
      [1, '#C9BEE6'],
    ],
    { x2: 1, y2: 0 },
  );
  const flame = lin([
    [0, '#FFF6D8'],
    [0.4, '#FFC02E'],
    [1, '#E5394F'],
  ]);
  const body = 'M0 -400C90 -320 124 -190 124 -60V230H-124V-60C-124 -190 -90 -320 0 -400Z';
  const inside = 'M4 -340C70 -270 96 -170 96 -56V204H4L-16 172L14 130L-18 84L12 34L-16 -14L14 -70L-14 -128L12 -186L-10 -240Z';
  let r =
    flame.def +
    fill('M-66 326C-110 420 -60 470 0 560C60 470 110 420 66 326Z', flame.ref) +
    fill('M-34 326C-50 390 -30 420 0 466C30 420 50 390 34 326Z', '#FFF9EC');
  r += fill('M-118 60C-210 120 -236 210 -222 320L-118 240ZM118 60C210 120 236 210 222 320L118 240Z', '#E5394F');
  r += fill('M-62 250H62L88 336H-88Z', INK) + stroke('M-70 290H70', '#6C56D9', 10);
  r +=
    steel.def +
    fill(body, steel.ref) +
    clip(body, rect(-140, -420, 280, 170, '#E5394F') + rect(-140, 206, 280, 40, '#E5394F') + rect(-140, 20, 150, 26, '#B9A8F5'));
  r += disc(-56, -130, 40, INK) + disc(-56, -130, 29, '#6FC3F2') + stroke('M-72 -136a18 18 0 0 1 14 -14', '#fff', 6);
  r +=
    fill(inside, INK) +
    clip(
      inside,
      stroke('M0 -180H110M0 -30H110M0 176H110', '#6C56D9', 7) +
        fill('M20 -196V-230C20 -250 56 -250 56 -230V-214H74V-196Z', '#FFC02E') +
        rect(18, -160, 68, 112, '#BFE6FA', 30) +
        rect(18, -112, 68, 64, '#6FC3F2', 0) +
        rect(18, -70, 68, 22, '#6FC3F2', 11) +
        rect(18, -10, 68, 150, '#FFE3A3', 32) +
        rect(18, 60, 68, 80, '#FFC02E', 30) +
        rect(18, 60, 68, 26, '#FFC02E') +
        stroke('M52 140V176M52 -48V-10', '#9FE0BE', 10) +
        fill('M52 160L84 214H20Z', '#17A2A8'),
    );
  r += stroke(inside, CREAM, 6, 'stroke-dasharray="16 10"');
  s += at(610, 800, r, 0.98, 24);
  const label = (x1, y1, x2, y2, t, anchor = 'end') =>
    stroke(`M${x1} ${y1}L${x2} ${y2}`, INK, 5) +
    disc(x1, y1, 13, '#FFC02E', `stroke="${INK}" stroke-width="5"`) +
    text(t, { x: x2 + (anchor === 'start' ? 12 : -12), y: y2 + 12, size: 38, f: 'baloo-2', w: '800', fill: INK, anchor });
  s += label(600, 830, 330, 850, 'Tank') + label(515, 1075, 330, 1000, 'Düse');
  s += text('Wie baut', { x: 72, y: 176, size: 148, f: 'baloo-2', w: '800', fill: '#FFF9EC' });
  s += text('man eine', { x: 72, y: 298, size: 148, f: 'baloo-2', w: '800', fill: '#FFF9EC' });
  s += text('Rakete?', { x: 72, y: 440, size: 172, f: 'baloo-2', w: '800', fill: INK });
  s += badge(72, 486, 'Mit 7 Versuchen', INK, CREAM, { size: 34 });
  return s + author('Tom Akinola', 1150, INK, 72, 'start', { size: 46, w: '800' }) + grain(0.18) + bind();
}

// 4 · The blackboard carries the title in chalk, the elephant sits in front of it.
async function elefant() {
  let s = rect(0, 0, W, H, '#17A2A8') + rect(0, 940, W, 260, '#F6D9A4');
  s += stroke('M0 940H900', '#E3BC7E', 14) + stroke('M-20 1060H920M-20 1150H920', '#EBC98F', 5);
  s += rect(62, 62, 790, 640, '#8A5536', 22) + rect(62, 62, 790, 630, '#C98A54', 22) + rect(92, 92, 730, 568, '#1F5A4E', 8);
  s += stroke('M120 610C260 640 380 590 520 630M600 130C680 110 740 150 800 130', '#2C6F61', 40);
  const chalk = { f: 'fredoka', w: '600', fill: '#F5FBF2', anchor: 'middle' };
  s += text('Ein', { ...chalk, x: 457, y: 190, size: 92, fill: '#FFE08A' });
  s += text('Elefant', { ...chalk, x: 457, y: 334, size: 176, w: '700' });
  s += text('in der Klasse', { ...chalk, x: 457, y: 440, size: 98, fill: '#FFE08A' });
  s += stroke('M250 366C380 354 540 356 664 364', '#FF93B0', 8);
  s += rect(130, 686, 110, 14, '#FFF9EC', 7) + rect(256, 684, 60, 16, '#FF93B0', 7);
  // the chair that is far too small
  s += shadowEl(450, 1120, 300, 26, 0.35, '#7A4310');
  s += stroke('M400 1010L376 1112M500 1010L526 1112', '#A82438', 20) + stroke('M420 1010V1094M480 1010V1094', '#7E1A2C', 14);
  s += rect(372, 984, 156, 32, '#E5394F', 14);
  // elephant
  const skin = lin([
    [0, '#B7B4DA'],
    [1, '#8682BD'],
  ]);
  const ear = lin([
    [0, '#A9A5D2'],
    [1, '#7F7AB8'],
  ]);
  const dark = '#6A65A6';
  s += skin.def + ear.def;
  s +=
    stroke('M640 900C700 900 720 940 716 976', '#8E8AC2', 16) + fill('M704 966C690 1010 722 1030 742 1012C748 990 740 970 728 964Z', dark);
  s += fill('M450 640C600 640 690 740 692 850C694 960 610 1000 450 1000C290 1000 206 960 208 850C210 740 300 640 450 640Z', skin.ref);
  s += oval(450, 880, 150, 108, '#C9C6E6', 'opacity=".7"');
  s += [
    [300, 985],
    [600, 985],
  ]
    .map(
      ([x, y]) =>
        oval(x, y + 20, 92, 84, '#9A96CB') +
        oval(x, y + 34, 62, 54, '#D8CBE4') +
        [-34, 0, 34].map((q) => oval(x + q, y - 26 + Math.abs(q) * 0.35, 15, 11, CREAM)).join(''),
    )
    .join('');
  s += fill('M330 570C250 440 130 470 128 600C126 720 220 800 330 740ZM570 570C650 440 770 470 772 600C774 720 680 800 570 740Z', ear.ref);
  s += fill(
    'M318 590C260 510 176 530 176 608C176 690 240 740 318 704ZM582 590C640 510 724 530 724 608C724 690 660 740 582 704Z',
    '#F4A9BC',
    'opacity=".75"',
  );
  s += fill('M450 500C560 500 610 570 606 660C602 740 540 790 450 790C360 790 298 740 294 660C290 570 340 500 450 500Z', skin.ref);
  // trunk: down, then curling up with a flower
  s +=
    stroke('M450 680C450 800 440 880 530 886C610 890 622 830 616 790', '#8E8AC2', 78) +
    stroke('M450 672C450 800 440 878 530 884C604 888 614 830 610 792', '#A5A1D2', 62);
  s += stroke('M424 750h52M426 790h54M436 832l48 -14M462 868l32 -36M520 884l2 -44', '#8682BD', 6) + oval(609, 776, 34, 16, '#F4A9BC');
  s +=
    stroke('M608 778C604 720 640 700 650 676', '#2F8F5A', 9) +
    [0, 72, 144, 216, 288].map((a) => oval(652, 636, 17, 26, '#FF5F49', `transform="rotate(${a} 652 662)"`)).join('') +
    disc(652, 662, 17, '#FFC02E');
  s += [
    [372, -1],
    [528, 1],
  ]
    .map(
      ([x, q]) =>
        oval(x, 640, 27, 31, '#fff') +
        disc(x + 4, 645, 19, INK) +
        disc(x + 11, 637, 7, '#fff') +
        stroke(`M${x - 26} ${590 - q * 6}C${x - 8} ${578} ${x + 8} ${578} ${x + 26} ${590 + q * 6}`, dark, 9) +
        oval(x + q * 26, 698, 27, 17, '#FF93B0', 'opacity=".75"'),
    )
    .join('');
  s += fill(
    'M384 742C372 770 372 790 386 808C404 796 412 776 412 756ZM516 742C528 770 528 790 514 808C496 796 488 776 488 756Z',
    '#FFF9EC',
  );
  s += stroke('M440 508C436 492 428 482 414 478M456 506C460 490 468 482 482 480', dark, 9);
  s += author('Wanda Kröger', 1176, INK);
  return s + grain(0.14) + bind();
}

// 5 · Quiet depth: layers of mist, wide serif, seven days as seven dots.
async function nebelinsel() {
  let s = sky(W, H, [
    [0, '#F4E9D2'],
    [0.4, '#D6E6E0'],
    [1, '#8FBFC4'],
  ]);
  s += disc(640, 470, 120, '#FFF6DE', 'opacity=".8"');
  const mist = (y, h, o, c = '#EEF5F0') => {
    const l = lin([
      [0, c, 0],
      [0.5, c, o],
      [1, c, 0],
    ]);
    return l.def + rect(0, y, W, h, l.ref);
  };
  s += fill(
    'M0 800C60 700 130 660 190 690C240 640 300 700 340 800ZM640 800C690 700 760 640 820 700C850 690 880 700 900 720V800Z',
    '#B4D3D2',
  );
  s += mist(640, 220, 0.8);
  s += fill(
    'M130 900C180 800 240 780 290 690C330 620 350 600 386 520C410 470 440 430 462 430' +
      'C486 430 500 470 530 500C570 560 590 640 640 690C700 760 760 800 800 900Z',
    '#3E8791',
  );
  s += fill(
    'M462 430C486 430 500 470 530 500C570 560 590 640 640 690C700 760 760 800 800 900H520C560 800 500 720 520 640C530 580 470 520 462 430Z',
    '#2A6E7B',
  );
  s += fill(
    'M386 520C410 470 440 430 462 430C486 430 500 470 530 500C516 520 500 500 486 520C470 540 450 510 430 530C416 540 400 530 386 520Z',
    '#E4F0EA',
  );
  s += mist(540, 170, 0.75) + glow(494, 452, 74, '#FFC02E', 0.95) + disc(494, 452, 11, '#FFF6DE');
  s += fill('M60 930C120 860 200 850 260 870C320 830 420 850 470 866C560 830 640 850 700 866C760 846 840 870 880 930Z', '#1C5563');
  for (const [x, h] of [
    [180, 90],
    [226, 120],
    [272, 84],
    [610, 110],
    [660, 140],
    [706, 96],
    [752, 74],
  ])
    s += fir(x, 880, h, '#174A58');
  s += mist(800, 190, 0.95) + rect(0, 930, W, 270, '#5FA3AC') + mist(860, 130, 1);
  s += stroke('M40 990H260M640 980H860M90 1060H200M700 1080H840M30 1140H160M760 1160H880', '#8EC4C8', 6);
  // boat with two children and a lantern
  s += glow(640, 900, 200, '#FFD36B', 0.85) + oval(450, 1094, 250, 18, '#2E7681', 'opacity=".7"');
  s += fill('M600 1100L700 1100L662 1136L622 1136Z', '#FFD36B', 'opacity=".45"');
  s +=
    stroke('M640 1020V880C640 864 660 860 668 872', '#5A3423', 11) +
    fill('M648 884H688L696 930H640Z', '#FFD36B') +
    rect(644, 878, 48, 10, INK, 4) +
    rect(638, 928, 60, 12, INK, 4) +
    oval(668, 908, 10, 15, '#FFF9EC');
  s +=
    fill('M316 1010C312 940 340 916 366 916C396 916 416 944 412 1010Z', '#FF5F49') +
    rect(352, 910, 28, 26, '#8A5536', 8) +
    disc(366, 892, 33, '#1B1238') +
    fill('M330 888C330 846 402 846 402 888Z', '#FFC02E') +
    disc(366, 850, 9, '#FFC02E');
  s +=
    fill('M460 1010C456 950 480 928 506 928C534 928 552 952 548 1010Z', '#6C56D9') +
    rect(492, 920, 28, 26, '#F4B88F', 8) +
    disc(506, 900, 33, '#5A2E1C') +
    fill('M478 912C470 940 476 956 488 962C494 946 492 930 490 920Z', '#5A2E1C') +
    disc(484, 960, 8, '#FFC02E');
  s += stroke('M400 970L290 1090M290 1090l-26 24', '#C98A54', 12) + stroke('M396 966L352 978', '#E24C39', 24);
  s +=
    fill('M196 1000C260 1016 620 1016 704 990C696 1060 640 1100 580 1104H320C260 1100 212 1062 196 1000Z', '#8A3A2A') +
    fill('M196 1000C260 1016 620 1016 704 990L700 1014C620 1036 270 1036 202 1022Z', '#B9533A');
  s += mist(1060, 140, 0.45);
  s += text('Sieben Tage', { x: 450, y: 150, size: 88, f: 'bree-serif', w: '400', fill: '#1C5563', anchor: 'middle', track: 0.02 });
  s += text('Nebelinsel', { x: 450, y: 300, size: 156, f: 'bree-serif', w: '400', fill: '#14414F', anchor: 'middle' });
  for (let i = 0; i < 7; i++) {
    s += disc(330 + i * 40, 362, 11, i < 6 ? '#1C5563' : '#FF5F49', i < 6 ? `opacity="${(0.35 + i * 0.12).toFixed(2)}"` : '');
  }
  s += author('Levin Achterbeck', 1174, '#0D3440', W / 2, 'middle', { size: 42, f: 'bree-serif', w: '400' });
  return s + grain(0.3) + bind();
}

// 6 · Evidence on a flat ground: a tag with the title, a giant lens, crumbs.
async function butterbrot() {
  const R = rng(12);
  let s = rect(0, 0, W, H, '#9FE0BE');
  for (let y = 0; y < 12; y++) for (let x = 0; x < 9; x++) if ((x + y) % 2) s += rect(x * 100, y * 100, 100, 100, '#93D8B3');
  const crumb = (x, y, r, c = '#C98A54') => {
    const pts = [0, 1, 2, 3, 4].map((i) => [
      x + Math.cos(i * 1.257) * r * (0.7 + R() * 0.5),
      y + Math.sin(i * 1.257) * r * (0.7 + R() * 0.5),
    ]);
    return (
      fill(smooth(pts, { closed: true }), c) + disc((x - r * 0.2).toFixed(1), (y - r * 0.25).toFixed(1), (r * 0.3).toFixed(1), '#F0C88E')
    );
  };
  // trail of crumbs from the lower left round to the upper right
  for (let i = 0; i < 26; i++) {
    const t = i / 25;
    const a = ((205 - t * 225) * Math.PI) / 180;
    s += crumb(430 + Math.cos(a) * (408 + R() * 40), 780 + Math.sin(a) * (378 + R() * 40), 9 + R() * 12, i % 3 ? '#C98A54' : '#A9683A');
  }
  s += at(16, 26, stroke('M620 970L800 1150', '#1F7A5C', 84, 'opacity=".35"') + disc(420, 780, 326, '#1F7A5C', 'opacity=".35"'));
  const wood = lin(
    [
      [0, '#7C64E8'],
      [1, '#3B2C7A'],
    ],
    { x2: 1, y2: 0 },
  );
  s +=
    wood.def +
    stroke('M640 994L690 1044', '#FFC02E', 60, 'stroke-linecap="butt"') +
    stroke('M712 1066L816 1170', '#3B2C7A', 88) +
    stroke('M700 1066L800 1166', '#6C56D9', 34);
  s += disc(420, 780, 322, INK) + disc(420, 780, 300, '#FFC02E') + disc(420, 780, 278, INK);
  const lens = rad(
    [
      [0, '#FFFDF4'],
      [1, '#D9F3F0'],
    ],
    { cx: 0.4, cy: 0.35, r: 0.75 },
  );
  s += lens.def + disc(420, 780, 266, lens.ref);
  const crust = lin([
    [0, '#C98A54'],
    [1, '#8A5536'],
  ]);
  const bread =
    'M250 650C230 590 290 570 350 586C400 560 450 560 490 584C520 572 552 582 566 606C540 612 530 640 550 660' +
    'C530 680 540 712 566 716C556 744 576 764 600 760C604 830 606 900 594 940C584 966 560 970 530 970' +
    'H310C270 970 254 950 252 910C250 830 262 770 256 720C236 706 240 676 250 650Z';
  s +=
    oval(424, 960, 190, 30, '#7FBFB0', 'opacity=".6"') +
    crust.def +
    fill(bread, crust.ref) +
    at(420, 780, at(-420, -780, fill(bread, '#F3CF95')), 0.9);
  s += fill(
    'M300 668C340 630 420 660 470 640C500 640 504 690 512 716C530 756 560 780 552 850' +
      'C560 900 520 930 480 916C430 930 380 900 340 920C290 920 292 860 300 820C280 760 280 700 300 668Z',
    '#FFE27A',
  );
  s +=
    stroke('M330 700C370 680 420 700 460 684M330 860C400 840 440 880 510 860', '#FFF3BE', 14) +
    stroke('M318 780C380 760 440 800 520 780', '#F5CF52', 10);
  s += [
    [350, 740],
    [430, 730],
    [470, 820],
    [380, 830],
    [500, 890],
  ]
    .map(([x, y]) => oval(x, y, 12, 7, '#56B870', `transform="rotate(${x % 90} ${x} ${y})"`))
    .join('');
  s += crumb(610, 690, 15) + crumb(590, 650, 10) + crumb(628, 740, 9);
  s += stroke('M208 700C224 620 290 556 372 540', '#fff', 26, 'opacity=".85"') + disc(200, 752, 13, '#fff', 'opacity=".85"');
  // tag
  s += at(
    450,
    226,
    stroke('M-352 -10C-430 -60 -420 -180 -300 -250', '#E5394F', 9) +
      fill(
        'M-300 -150H370A24 24 0 0 1 394 -126V140A24 24 0 0 1 370 164H-300L-394 84V-70Z',
        '#1F7A5C',
        'opacity=".35" transform="translate(10 14)"',
      ) +
      fill('M-300 -150H370A24 24 0 0 1 394 -126V140A24 24 0 0 1 370 164H-300L-394 84V-70Z', '#FFF9EC') +
      disc(-340, 6, 30, '#E8B04A') +
      disc(-340, 6, 15, '#93D8B3') +
      text('DER FALL', { x: -282, y: -60, size: 80, f: 'lilita-one', w: '400', fill: '#E5394F', track: 0.06 }) +
      text('Butterbrot', { x: -288, y: 72, size: 138, f: 'lilita-one', w: '400', fill: INK }) +
      author('Aylin Demirbach', 136, INK, -282, 'start', { size: 44 }),
    1,
    -4,
  );
  // stamp
  s += at(
    752,
    492,
    `<circle r="92" fill="none" stroke="#E5394F" stroke-width="9"/><circle r="56" fill="none" stroke="#E5394F" stroke-width="4"/>` +
      arcText('BEWEISSTÜCK', { cx: 0, cy: 0, r: 66, size: 27, f: 'baloo-2', w: '800', fill: '#E5394F', track: 3 }) +
      arcText('KLASSE 4A', { cx: 0, cy: 0, r: 84, size: 24, f: 'baloo-2', w: '800', fill: '#E5394F', track: 3, below: true }) +
      text('1', { x: 0, y: 31, size: 92, f: 'lilita-one', w: '400', fill: '#E5394F', anchor: 'middle' }),
    1,
    12,
  );
  return s + grain(0.25) + bind();
}

// 7 · Cut paper: snow above, below it the lit cave in layers of earth.
async function dachs() {
  const R = rng(5);
  let s = sky(W, H, [
    [0, '#1D2A6B'],
    [1, '#3F5FB5'],
  ]);
  for (let i = 0; i < 90; i++) {
    const x = Math.round(R() * W);
    const y = Math.round(R() * 420);
    const flake = disc(x, y, +(2 + R() * 5).toFixed(1), '#fff', `opacity="${(0.4 + R() * 0.5).toFixed(2)}"`);
    if (y < 40 || y > 280 || x < 56 || x > 850 || (y < 165 && (x < 140 || x > 760))) s += flake;
  }
  s += fir(110, 430, 170, '#16235A') + fir(180, 440, 110, '#16235A') + fir(800, 430, 190, '#16235A') + fir(726, 440, 100, '#16235A');
  s += fill('M0 420C120 380 240 400 330 430C440 466 560 396 680 400C780 404 850 420 900 400V1200H0Z', '#F4F8FF');
  s += fill('M0 474C140 430 250 460 340 484C440 510 560 446 690 456C790 462 850 470 900 456V1200H0Z', '#4A2A3B');
  const hole = (dx, dy, c) => {
    const pts = [];
    for (let i = 0; i < 12; i++) {
      const a = (i / 12) * Math.PI * 2;
      const q = 1 + (R() - 0.5) * 0.09;
      pts.push([450 + Math.cos(a) * dx * q, 812 + Math.sin(a) * dy * q]);
    }
    const d = smooth(pts, { closed: true });
    return fill(d, '#2A1730', 'opacity=".35" transform="translate(0 -12)"') + fill(d, c);
  };
  s += hole(420, 304, '#6B3D3F') + hole(392, 284, '#8F5340') + hole(360, 262, '#BF7C45');
  const lit = rad(
    [
      [0, '#FFF0C2'],
      [0.6, '#FFD477'],
      [1, '#F2A94A'],
    ],
    { cx: 0.5, cy: 0.4, r: 0.6 },
  );
  s += lit.def + hole(326, 240, lit.ref);
  for (const [x, y, d] of [
    [120, 560, 'l40 60l-20 50l36 40'],
    [780, 580, 'l-30 50l24 44l-20 50'],
    [60, 1000, 'l50 40l-10 50'],
    [840, 1020, 'l-46 30l6 60'],
  ])
    s += stroke(`M${x} ${y}${d}`, '#6B3D3F', 8);
  s += [
    [70, 700],
    [836, 760],
    [110, 1120],
    [790, 1130],
    [60, 880],
  ]
    .map(([x, y]) => oval(x, y, 20, 14, '#7A4B55'))
    .join('');
  // lamp on a root
  s += at(
    -352,
    -18,
    glow(640, 714, 90, '#fff', 0.9) +
      stroke('M648 606C640 620 640 640 640 668', '#6B3D3F', 8) +
      disc(640, 714, 15, '#FFF9EC') +
      fill('M604 710C604 650 676 650 676 710Z', '#FF5F49'),
  );
  // bed
  s += rect(226, 760, 448, 280, '#8A4B2A', 40) + rect(250, 784, 400, 240, '#A9623A', 28) + oval(450, 846, 170, 70, '#FFF9EC');
  // badger
  s += oval(326, 742, 34, 34, INK) + oval(574, 742, 34, 34, INK) + oval(326, 746, 18, 18, '#F4A9BC') + oval(574, 746, 18, 18, '#F4A9BC');
  const head = 'M450 690C560 690 606 760 596 830C588 890 520 930 450 930C380 930 312 890 304 830C294 760 340 690 450 690Z';
  s +=
    fill(head, '#FFF9EC') +
    clip(
      head,
      fill(
        'M350 680C400 680 424 740 414 820C410 870 390 900 340 900C310 860 290 720 350 680Z' +
          'M550 680C500 680 476 740 486 820C490 870 510 900 560 900C590 860 610 720 550 680Z',
        '#332654',
      ),
    );
  s += [
    [384, 806],
    [516, 806],
  ]
    .map(([x, y]) => disc(x, y, 43, '#FFF9EC') + disc(x, y, 33, '#FFC02E') + disc(x, y, 22, '#1B1238') + disc(x + 9, y - 9, 9, '#fff'))
    .join('');
  s +=
    oval(450, 868, 32, 23, '#1B1238') +
    oval(442, 860, 10, 6, '#8C82B0') +
    stroke('M450 890v12M424 908C436 920 464 920 476 908', '#1B1238', 7);
  s += oval(332, 872, 24, 15, '#FF93B0', 'opacity=".8"') + oval(568, 872, 24, 15, '#FF93B0', 'opacity=".8"');
  const cap =
    'M322 738C340 640 420 600 500 610C600 620 660 700 690 770C660 760 640 744 620 724C612 740 596 748 578 742C510 700 400 700 322 738Z';
  s +=
    fill(cap, '#17A2A8') +
    clip(cap, [380, 470, 560, 650].map((x) => rect(x, 560, 38, 240, '#BFE6FA', 0, `transform="rotate(18 ${x} 680)"`)).join('')) +
    disc(692, 782, 28, '#FFF9EC') +
    stroke('M326 738C400 696 510 694 578 740', '#FFF9EC', 26);
  // blanket of patches and paws
  const quilt = 'M210 960C280 900 380 920 450 916C520 920 620 900 690 960V1040C690 1070 670 1080 640 1080H260C230 1080 210 1070 210 1040Z';
  const patch = ['#E5394F', '#FFC02E', '#6C56D9', '#56B870', '#FF93B0'];
  let q = '';
  for (let i = 0; i < 6; i++)
    for (let j = 0; j < 3; j++)
      q +=
        rect(200 + i * 84, 890 + j * 66, 84, 66, patch[(i * 2 + j * 3) % 5]) +
        ((i + j) & 1 ? disc(242 + i * 84, 923 + j * 66, 12, '#FFF9EC', 'opacity=".75"') : '');
  s += clip(quilt, q) + stroke('M222 956C286 908 380 930 450 926C520 930 616 908 680 956', '#FFF9EC', 24);
  s += [
    [356, 944],
    [544, 944],
  ]
    .map(([x, y]) => oval(x, y, 44, 32, '#332654') + stroke(`M${x - 14} ${y + 8}v16M${x + 4} ${y + 10}v16`, '#8C82B0', 5))
    .join('');
  const type = { f: 'baloo-2', w: '800', anchor: 'middle', x: 450 };
  s +=
    text('Der Dachs', { ...type, y: 148, size: 128, fill: '#FFE8A8' }) +
    text('will nicht schlafen', { ...type, y: 256, size: 93, fill: '#FFFFFF' });
  s += author('Ingrid Moosbacher', 1168, '#FFE8A8');
  return s + grain(0.16) + bind();
}

// 8 · Seen from above: a bed of earth, the plant label bears the title.
async function schulgarten() {
  const R = rng(31);
  let s = rect(0, 0, W, H, '#7A4A35');
  for (let i = 0; i < 8; i++) {
    const y = 40 + i * 160;
    s +=
      stroke(`M-40 ${y}C200 ${y - 26} 420 ${y + 30} 640 ${y}S860 ${y - 20} 960 ${y + 8}`, '#6A3D2C', 74) +
      stroke(`M-40 ${y - 20}C200 ${y - 46} 420 ${y + 10} 640 ${y - 20}S860 ${y - 40} 960 ${y - 12}`, '#8C583F', 16);
  }
  for (let i = 0; i < 70; i++)
    s += oval(
      Math.round(R() * W),
      Math.round(R() * H),
      +(4 + R() * 7).toFixed(1),
      +(3 + R() * 5).toFixed(1),
      i % 2 ? '#5C3425' : '#A06C4E',
    );
  const carrot = (x, y, k, rot) =>
    at(
      x,
      y,
      oval(10, 14, 52, 40, '#4A281C', 'opacity=".5"') +
        [-70, -35, 0, 35, 70]
          .map(
            (a) =>
              `<g transform="rotate(${a})">` +
              stroke('M0 0C-4 -50 6 -80 0 -120', '#3B9A58', 11) +
              stroke('M0 -50l-24 -24M0 -50l24 -24M0 -84l-22 -22M0 -84l22 -22M0 -24l-20 -20M0 -24l20 -20', '#56B870', 13) +
              '</g>',
          )
          .join('') +
        fill('M-44 0C-44 -26 44 -26 44 0C42 50 22 96 4 112H-4C-22 96 -42 50 -44 0Z', '#F58A2C') +
        oval(0, -4, 28, 11, '#D8701F') +
        stroke('M-38 28h26M14 20h22M-30 54h18M10 48h18', '#C95F1B', 6) +
        oval(0, 98, 60, 26, '#6A3D2C') +
        oval(-20, 88, 26, 12, '#8C583F') +
        oval(26, 92, 20, 10, '#8C583F'),
      k,
      rot,
    );
  for (const [x, y, k, r] of [
    [110, 560, 1, -12],
    [118, 745, 0.9, 10],
    [104, 930, 1.05, -6],
    [800, 520, 0.9, 10],
    [800, 716, 1, -8],
  ])
    s += carrot(x, y, k, r);
  // boot prints from the lower left to the upper right
  const print = (x, y, rot, left) =>
    at(
      x,
      y,
      fill('M-34 -70C-40 -116 30 -124 36 -76C40 -40 26 -20 26 4H-26C-24 -20 -30 -40 -34 -70Z', '#3F2117') +
        fill('M-26 18H26C34 60 24 84 0 84C-24 84 -34 60 -26 18Z', '#3F2117') +
        stroke('M-20 -84H22M-24 -62H26M-20 -40H22M-16 -18H18M-16 38H16M-14 58H14', '#7A4A35', 8),
      0.86,
      rot,
      left,
    );
  for (const [x, y, rot, left] of [
    [210, 1120, 38, true],
    [366, 1092, 42, false],
    [386, 930, 36, true],
    [536, 880, 40, false],
    [530, 716, 32, true],
    [664, 640, 36, false],
  ])
    s += print(x, y, rot, left);
  // pumpkin
  const rind = rad(
    [
      [0, '#FFB85C'],
      [0.7, '#F58A2C'],
      [1, '#C95F1B'],
    ],
    { cx: 0.4, cy: 0.35, r: 0.7 },
  );
  s += rind.def + stroke('M560 1160C600 1060 640 1040 700 1040', '#3B9A58', 14) + oval(752, 1058, 196, 150, '#3F2117', 'opacity=".45"');
  for (let i = 0; i < 9; i++)
    s +=
      `<g transform="` +
      `rotate(${i * 40} 740 1030)">${oval(740, 944, 78, 100, rind.ref)}${stroke('M702 900C690 940 700 1000 736 1026', '#D8701F', 6)}</g>`;
  s += disc(740, 1030, 42, '#3B7A3E') + stroke('M740 1030C744 1004 760 990 786 984', '#2C5F32', 28) + disc(788, 984, 17, '#7FB36A');
  s +=
    fill(
      'M560 1150C520 1090 560 1050 610 1060C640 1070 650 1110 630 1140C650 1170 620 1200 590 1190C560 1200 550 1180 560 1150Z',
      '#56B870',
    ) + stroke('M566 1160L624 1090M590 1130l-14 -30M600 1118l26 6', '#3B9A58', 6);
  // glove
  s += at(
    300,
    706,
    fill(
      'M-66 150V40C-100 20 -118 -14 -104 -34C-92 -46 -74 -30 -60 -6V-100C-60 -128 -22 -128 -20 -100L-16 -130' +
        'C-14 -158 24 -156 24 -128L28 -110C32 -134 64 -132 64 -106V-70C72 -88 98 -82 96 -58C94 0 92 30 78 60V150Z',
      '#3F2117',
      'opacity=".5" transform="translate(12 16)"',
    ) +
      fill(
        'M-66 150V40C-100 20 -118 -14 -104 -34C-92 -46 -74 -30 -60 -6V-100C-60 -128 -22 -128 -20 -100L-16 -130' +
          'C-14 -158 24 -156 24 -128L28 -110C32 -134 64 -132 64 -106V-70C72 -88 98 -82 96 -58C94 0 92 30 78 60V150Z',
        '#BFE6FA',
      ) +
      stroke('M-19 -94V-20M25 -116V-20M65 -70V-14', '#6FB6DD', 6) +
      rect(-76, 120, 164, 50, '#FF5F49', 14) +
      stroke('M-60 145H72', '#FFF4DF', 7, 'stroke-dasharray="12 16"') +
      [
        [0, 20],
        [44, 40],
        [-20, 60],
        [24, 84],
      ]
        .map(([x, y]) => disc(x, y, 9, '#FFC02E'))
        .join(''),
    1,
    -24,
  );
  // plant label
  const tag =
    'M120 70H780A26 26 0 0 1 806 96V354A26 26 0 0 1 780 380H512L498 560H402L388 380H120A26 26 0 0 1 94 354V96A26 26 0 0 1 120 70Z';
  s += fill(tag, '#3F2117', 'opacity=".5" transform="translate(12 16)"') + fill(tag, '#FFF4DF');
  s += fill('M388 380H512L508 430H392Z', '#E6CFA6') + rect(116, 92, 668, 266, 'none', 14, 'stroke="#E6CFA6" stroke-width="5"');
  s += oval(450, 566, 100, 36, '#5C3425') + oval(416, 556, 44, 20, '#8C583F') + oval(484, 560, 36, 15, '#8C583F');
  s += text('Spuren im', { x: 450, y: 170, size: 84, f: 'bree-serif', w: '400', fill: '#2F7A48', anchor: 'middle' });
  s += text('Schulgarten', { x: 450, y: 276, size: 112, f: 'bree-serif', w: '400', fill: INK, anchor: 'middle' });
  s += text('Joris Petersohn', { x: 450, y: 334, size: 38, f: 'bree-serif', w: '400', fill: '#8A3A2A', anchor: 'middle' });
  return s + grain(0.14) + bind();
}

// 9 · A framed picture in few colours; the fox's tail and the grasses leave the frame, title below.
async function fuchs() {
  const R = rng(9);
  let s = rect(0, 0, W, H, '#FFF4DF');
  let pic = rect(84, 70, 746, 760, '#FFD08A') + rect(84, 70, 746, 330, '#FFB07A') + rect(84, 70, 746, 150, '#FF8F6B');
  pic += disc(600, 480, 150, '#FFF4DF');
  pic += stroke('M130 190H330M180 226H290M620 150H760M560 186H690', '#FFC9A3', 14) + stroke('M420 330H520M690 350H790', '#FFDFB0', 12);
  pic += fill('M84 500C180 470 230 490 300 476C400 456 480 486 560 480C660 470 740 490 830 470V600H84Z', '#3F8C8A');
  for (const [x, h] of [
    [120, 54],
    [160, 76],
    [204, 60],
    [752, 66],
    [790, 84],
    [820, 60],
  ])
    pic += oval(x, 486 - h / 3, 22, h * 0.6, '#3F8C8A');
  // embankment and rails running to the horizon
  pic += fill('M84 540C300 520 560 520 830 530V830H84Z', '#2A6A68') + fill('M566 524H590L1010 840H300Z', '#8A5A4A');
  for (let i = 0; i < 11; i++) {
    const t = (i / 10) ** 2.1;
    const y = 530 + t * 300;
    pic += rect((578 - 20 - t * 250).toFixed(0), y.toFixed(0), (40 + t * 560).toFixed(0), (4 + t * 26).toFixed(0), '#4A2A3B', 2);
  }
  pic += fill('M570 524H574L420 840H380ZM584 524H588L850 840H804Z', '#F2E3D0');
  // signal
  pic +=
    stroke('M716 552V300', INK, 12) +
    rect(688, 284, 56, 118, INK, 26) +
    disc(716, 316, 17, '#FF5F49') +
    disc(716, 368, 17, '#5B4D86') +
    stroke('M696 552H736', INK, 14);
  pic += fill('M84 640C180 600 330 640 400 760L420 830H84Z', '#1F5553');
  s += clip('M84 70H830V830H84Z', pic) + `<path d="M84 70H830V830H84Z" fill="none" stroke="${INK}" stroke-width="8"/>`;
  // fox
  const orange = '#F26A2E';
  s +=
    fill('M330 800C230 830 110 800 60 700C30 630 40 560 84 520C90 580 130 610 180 640C250 680 320 710 350 760Z', orange) +
    fill('M84 520C90 570 112 594 140 616C110 640 80 650 46 640C40 590 54 550 84 520Z', '#FFCF96');
  s +=
    fill('M300 460C250 560 226 690 250 812H470C480 720 470 560 400 470Z', orange) +
    fill('M360 500C330 600 350 700 392 760C440 700 450 600 424 520Z', '#FFF4DF');
  s +=
    fill(
      'M346 640C350 720 350 780 336 830H392C400 770 400 700 390 640ZM420 640C430 720 430 780 424 830H478C478 770 474 700 456 630Z',
      INK,
    ) + stroke('M268 700C300 720 310 770 300 812', '#C94F1C', 7);
  s +=
    fill('M250 300L236 170C280 190 320 230 340 260ZM470 290L520 176C470 184 420 220 400 256Z', orange) +
    fill('M264 286L256 208C284 222 304 244 316 262ZM458 278L496 210C464 218 436 238 420 258Z', INK);
  s += fill(
    'M372 244C440 244 494 290 510 370C520 400 546 420 560 436C520 476 470 500 420 500' +
      'C340 510 260 480 196 430C224 410 232 390 238 360C254 284 310 244 372 244Z',
    orange,
  );
  s += fill(
    'M196 430C240 400 290 396 330 410C360 424 376 440 392 470C404 440 420 426 444 410' +
      'C480 392 530 410 560 436C520 490 470 520 420 540C396 552 384 548 362 536C300 516 240 474 196 430Z',
    '#FFF4DF',
  );
  s += oval(392, 474, 30, 22, INK) + oval(384, 467, 9, 5, '#8C82B0') + stroke('M392 496v14M366 516C380 528 404 528 420 514', INK, 7);
  s +=
    [
      [318, 376],
      [452, 370],
    ]
      .map(([x, y]) => oval(x, y, 21, 25, INK) + disc(x + 7, y - 8, 7, '#fff'))
      .join('') + stroke('M290 332C304 322 322 320 336 328M434 324C448 316 466 318 478 328', '#C94F1C', 8);
  // grasses over the lower edge
  const blade = (x, h, lean, c) =>
    fill(
      `M${x - 9} 870` +
        `C${x - 6} ${870 - h * 0.5} ${x + lean * 0.4} ${870 - h * 0.8} ${x + lean} ${870 - h}` +
        `C${x + lean * 0.5 + 6} ${870 - h * 0.7} ${x + 8} ${870 - h * 0.4} ${x + 9} 870Z`,
      c,
    );
  for (let i = 0; i < 44; i++) {
    const x = Math.round(60 + i * 18 + R() * 10);
    if (x > 520 && x < 700 && i % 2) continue;
    s += blade(
      x,
      Math.round(70 + R() * (x > 480 && x < 740 ? 50 : 150)),
      Math.round((R() - 0.5) * 90),
      ['#56B870', '#2F8F5A', '#9BC65B'][i % 3],
    );
  }
  for (const [x, y, q] of [
    [106, 640, 14],
    [540, 650, -10],
    [764, 560, 12],
    [790, 640, 8],
  ]) {
    s +=
      stroke(`M${x} 860C${x} 780 ${x + q} 720 ${x + q} ${y}`, '#2F8F5A', 7) +
      [0, 1, 2, 3, 4]
        .map(
          (k) =>
            oval(x + q - 10, y + k * 20, 8, 15, '#E8B04A', `transform="rotate(-28 ${x + q - 10} ${y + k * 20})"`) +
            oval(x + q + 10, y + k * 20 + 8, 8, 15, '#E8B04A', `transform="rotate(28 ${x + q + 10} ${y + k * 20 + 8})"`),
        )
        .join('');
  }
  s += fill('M0 862C200 846 500 872 900 856V1200H0Z', '#FFF4DF');
  s += text('Der Fuchs', { x: 84, y: 986, size: 136, f: 'lilita-one', w: '400', fill: '#D9491F' });
  s += text('vom Bahndamm', { x: 84, y: 1092, size: 106, f: 'lilita-one', w: '400', fill: INK });
  s += author('Selma Nowitz', 1166, INK, 86, 'start', { size: 42 });
  return s + grain(0.2, { c: '#C98A54' }) + bind();
}

// 10 · Fantasy in gold: what both covers of the book share – cloud, frame, lettering.
const GOLD = [
  [0, '#FFF3B8'],
  [0.5, '#FFC84A'],
  [1, '#E8962A'],
];
function puff(x, y, k, c, c2 = c, seed = 1) {
  const R = rng(seed);
  const l = lin([
    [0, c],
    [0.55, c2],
    [1, c2, 0],
  ]);
  let d = '';
  for (let i = 0; i < 7; i++) {
    const r = 60 + (3 - Math.abs(i - 3)) * 22 + R() * 26;
    const cx = (i - 3) * 80;
    d += `M${(cx - r).toFixed(0)} 0a${r.toFixed(0)} ${r.toFixed(0)} 0 1 1 ${(2 * r).toFixed(0)} 0Z`;
  }
  return l.def + `<g transform="translate(${x} ${y}) scale(${k})" fill="${l.ref}"><path d="${d}M-330 -20H330L280 30H-280Z"/></g>`;
}
function goldFrame() {
  const gold = lin(GOLD);
  const corner = (x, y, a) => at(x, y, disc(0, 0, 34, '#1E2B6B') + star(0, 0, 26, '#FFC84A', { n: 4, k: 0.34 }), 1, a);
  return (
    gold.def +
    `<rect x="62" y="46" width="792" height="1108" rx="30" fill="none" stroke="${gold.ref}" stroke-width="8"/>` +
    '<rect x="78" y="62" width="760" height="1076" rx="20" fill="none" stroke="#FFE08A" stroke-width="2.5"/>' +
    corner(70, 54, 0) +
    corner(846, 54, 0) +
    corner(70, 1146, 0) +
    corner(846, 1146, 0)
  );
}
function werftTitle(y) {
  const gold = lin(GOLD);
  const size = 120;
  const type = { x: 458, f: 'bree-serif', w: '400', anchor: 'middle' };
  return (
    gold.def +
    text('Die', { ...type, y: y - 116, size: 74, fill: '#FFF3C4' }) +
    stroke(`M230 ${y - 140}H374M542 ${y - 140}H686`, '#FFC84A', 5) +
    star(230, y - 140, 15, '#FFC84A', { n: 4, k: 0.34 }) +
    star(686, y - 140, 15, '#FFC84A', { n: 4, k: 0.34 }) +
    text('Wolkenwerft', { ...type, y: y + 8, size, fill: '#141C50', attr: 'stroke="#141C50" stroke-width="14" stroke-linejoin="round"' }) +
    text('Wolkenwerft', { ...type, y, size, fill: gold.ref })
  );
}

async function wolkenwerft() {
  let s =
    sky(W, H, [
      [0, '#1E2B6B'],
      [0.34, '#3F63B8'],
      [0.62, '#8FC6E8'],
      [0.85, '#FFD9C0'],
      [1, '#FFB9A0'],
    ]) + stars(46, 8, 420);
  s += glow(690, 520, 330, '#FFE7A6', 0.9) + disc(690, 520, 84, '#FFF6D8');
  s += puff(180, 640, 0.62, '#DDEBFA', '#B9CFF0', 3) + puff(800, 690, 0.5, '#FFF0E6', '#F3CFD0', 8);
  // crane and scaffold
  const beam = '#6B3D3F';
  s +=
    stroke('M742 960V420M790 960V420', beam, 13) +
    stroke('M742 480L790 560L742 640L790 720L742 800L790 880', beam, 8) +
    stroke('M800 420H452M742 420L766 368L520 420M766 368L800 420', beam, 11) +
    stroke('M500 420V450L450 500M500 450L550 500', '#FFF3C4', 5) +
    puff(500, 516, 0.2, '#FFFFFF', '#DCE9FA', 4);
  s +=
    stroke('M150 980V640M230 980V690M150 720H330M150 840H300', beam, 12) +
    stroke('M180 840L220 720M196 842h24M206 810h20M214 776h18M222 746h14', beam, 6);
  // masts and sails
  const sail = lin(
    [
      [0, '#FFFDF4'],
      [1, '#F6DDB8'],
    ],
    { x2: 1, y2: 1 },
  );
  s += sail.def + stroke('M350 880V470M540 880V560', '#8A5536', 17) + stroke('M240 540H450M240 690H460', '#8A5536', 11);
  s +=
    fill('M246 546H444C470 600 468 640 448 684H250C276 640 274 590 246 546Z', sail.ref) +
    fill('M246 696H454C476 740 474 780 456 812H250C276 780 272 740 246 696Z', sail.ref);
  s += fill(
    'M318 546H378C398 600 398 640 384 684H322C340 640 340 590 318 546ZM318 696H378C396 740 396 780 384 812H322C338 780 338 740 318 696Z',
    '#FF7F6B',
  );
  s +=
    fill('M548 590L650 800H548Z', sail.ref) +
    stroke('M350 474L140 838M540 560L700 830', '#FFF3C4', 4) +
    fill('M350 470L270 446L350 424Z', '#FFC84A');
  // hull: finished stern on the left, bare ribs at the bow
  const hull = 'M130 800C150 880 180 960 260 1010H620C700 990 752 920 786 806C700 850 620 860 520 860H300C230 856 170 830 130 800Z';
  const wood = lin([
    [0, '#C9814A'],
    [1, '#7A4028'],
  ]);
  s +=
    wood.def +
    stroke(
      'M640 1000C700 980 752 910 784 806M560 860C590 920 590 970 570 1010M610 858' +
        'C644 910 650 960 630 1004M660 852C696 890 704 940 690 978M706 842C734 870 742 900 736 930',
      '#8A5536',
      15,
    );
  s += stroke('M530 872C640 868 716 850 780 812M540 930C640 926 700 910 752 878', '#A9683A', 10);
  s += clip(
    'M100 700H560C540 860 600 900 556 1040H100Z',
    fill(hull, wood.ref) +
      stroke('M120 850C220 900 300 904 620 900M150 900C240 946 320 950 620 946M190 950C260 986 330 990 620 986', '#5F2F22', 6) +
      rect(300, 930, 70, 34, '#FFC84A', 8) +
      [230, 420, 490].map((x) => disc(x, 926, 19, '#5F2F22') + disc(x, 926, 12, '#FFE08A')).join(''),
  );
  s +=
    stroke('M130 800C170 836 230 856 300 862H548', '#FFC84A', 12) +
    stroke('M130 800C100 780 96 740 124 726C146 716 162 740 146 754', '#FFC84A', 12);
  // shipbuilders
  const worker = (x, y, c, hair, arm) =>
    stroke(arm, c, 12) +
    fill(`M${x - 20} ${y}C${x - 20} ${y - 50} ${x + 20} ${y - 50} ${x + 20} ${y}Z`, c) +
    disc(x, y - 56, 17, '#E8A57C') +
    fill(`M${x - 19} ${y - 58}A19 19 0 0 1 ${x + 19} ${y - 58}Z`, hair);
  s +=
    worker(270, 716, '#17A2A8', '#E5394F', 'M280 690L312 668') +
    worker(640, 844, '#6C56D9', '#3A2118', 'M650 816L690 800') +
    stroke('M684 778v34', '#5F2F22', 9) +
    worker(196, 838, '#E5394F', '#FFC84A', 'M190 806L170 776');
  // dock of clouds
  s +=
    puff(170, 1040, 0.8, '#FFFFFF', '#DCE9FA', 5) +
    puff(700, 1050, 0.86, '#FFFFFF', '#E6E3F6', 6) +
    puff(440, 1080, 0.95, '#FFFFFF', '#F7DDE0', 7);
  const haze = lin([
    [0, '#FBE3E0', 0],
    [0.4, '#FBE3E0', 1],
    [1, '#F3CDD2', 1],
  ]);
  s += haze.def + rect(0, 1040, W, 160, haze.ref);
  s += author('Nuri Falkenhain', 1118, '#1E2B6B', 458, 'middle', { size: 46, f: 'bree-serif', w: '400' });
  s += werftTitle(290);
  return s + goldFrame() + grain(0.2) + bind();
}

// 10, new edition · The same world from the front: ship head-on between towers of cloud, title below.
async function wolkenwerftNeu() {
  let s = sky(W, H, [
    [0, '#FFB9A0'],
    [0.2, '#FFD9C0'],
    [0.42, '#8FC6E8'],
    [0.68, '#3F63B8'],
    [1, '#1E2B6B'],
  ]);
  s += glow(458, 400, 430, '#FFF0BF', 0.95) + disc(458, 400, 262, '#FFF6D8');
  for (let i = 0; i < 24; i++)
    s += stroke(`M458 ${400 - 290}V${400 - (i % 2 ? 330 : 350)}`, '#FFE08A', 7, `transform="rotate(${i * 15} 458 400)"`);
  // cloud towers left and right with galleries
  const tower = (q) =>
    puff(118, 560, 0.44, '#FFFFFF', '#FBE3DC', 3 + q) +
    puff(96, 690, 0.54, '#FFFFFF', '#E9E6F8', 5 + q) +
    puff(80, 830, 0.62, '#F4F8FF', '#C4D6F2', 7 + q);
  const beam = '#6B3D3F';
  const gallery =
    stroke('M210 470V830M286 520V830M120 560H330M120 690H350M120 810H350', beam, 12) +
    stroke('M286 560L210 690M286 690L210 810', beam, 7) +
    stroke('M210 560v-34M240 560v-30M300 560v-30M196 530H320M250 690v-34M310 690v-34M236 656H336', beam, 6) +
    stroke('M252 810L292 694M262 784h18M268 760h18M276 736h18', beam, 5);
  s += tower(0) + gallery + at(916, 0, tower(3) + gallery, 1, 0, true);
  s += stroke('M120 470H420M120 470L210 420L330 470M210 420V480', beam, 12) + stroke('M400 470V520', '#FFF3C4', 5);
  // masts, yards and sails, seen from the front
  const sail = lin([
    [0, '#FFFDF4'],
    [1, '#F6DDB8'],
  ]);
  let ship = sail.def + stroke('M458 820V150', '#8A5536', 20) + stroke('M330 250H586M290 430H626', '#8A5536', 13);
  const big = (y, w, h) => {
    const d =
      `M${458 - w} ${y}H${458 + w}C${458 + w * 1.22} ${y + h * 0.45} ${458 + w * 1.2} ${y + h * 0.8}` +
      ` ${458 + w * 1.08} ${y + h}C${458 + w * 0.4} ${y + h * 0.86} ${458 - w * 0.4} ${y + h * 0.86}` +
      ` ${458 - w * 1.08} ${y + h}C${458 - w * 1.2} ${y + h * 0.8} ${458 - w * 1.22} ${y + h * 0.45}` +
      ` ${458 - w} ${y}Z`;
    return fill(d, sail.ref) + clip(d, rect(458 - w * 0.34, y, w * 0.68, h, '#FF7F6B'));
  };
  ship +=
    big(256, 120, 158) +
    big(436, 160, 210) +
    star(458, 545, 54, '#FFF3C4', { n: 4, k: 0.36 }) +
    fill('M458 152L556 176L458 204Z', '#FFC84A');
  ship += stroke('M458 170L250 720M458 170L666 720', '#FFF3C4', 4);
  // hull from the front, left side still in ribs
  const hull = 'M250 690C330 716 586 716 666 690C668 800 600 900 476 950H440C316 900 248 800 250 690Z';
  const wood = lin([
    [0, '#C9814A'],
    [1, '#7A4028'],
  ]);
  ship +=
    wood.def +
    fill(hull, '#5F2F22') +
    stroke(
      'M266 700C276 800 340 890 440 944M310 712C318 800 360 880 444 940M354 716C360 800 390 870 448 936M400 716C404 790 420 860 452 930',
      '#C98A54',
      13,
    ) +
    stroke('M262 770C310 784 380 790 458 790', '#A9683A', 12);
  ship += clip(
    'M458 660H700V960H390L420 900L400 860L424 800L404 760L420 700V660Z',
    fill(hull, wood.ref) +
      stroke(
        'M380 752C500 752 600 748 664 736M380 806C500 806 590 800 650 786M380 858C480 858 560 850 622 834M380 906C460 906 530 898 574 886',
        '#5F2F22',
        6,
      ) +
      [
        [560, 776],
        [490, 780],
        [616, 764],
      ]
        .map(([x, y]) => disc(x, y, 17, '#5F2F22') + disc(x, y, 11, '#FFE08A'))
        .join(''),
  );
  ship +=
    stroke('M244 686C330 716 586 716 672 686', '#FFC84A', 15) +
    stroke('M458 690V946', '#FFC84A', 15) +
    star(458, 668, 48, '#FFC84A', { n: 8, k: 0.55 }) +
    disc(458, 668, 17, '#E5394F');
  s += at(458, 130, at(-458, -150, ship), 0.9);
  const worker = (x, y, c, hair) =>
    fill(`M${x - 20} ${y}C${x - 20} ${y - 50} ${x + 20} ${y - 50} ${x + 20} ${y}Z`, c) +
    disc(x, y - 54, 17, '#E8A57C') +
    fill(`M${x - 19} ${y - 56}A19 19 0 0 1 ${x + 19} ${y - 56}Z`, hair);
  s += worker(172, 556, '#17A2A8', '#E5394F') + worker(766, 686, '#6C56D9', '#3A2118') + worker(706, 556, '#E5394F', '#FFC84A');
  s +=
    puff(270, 850, 0.44, '#EEF4FF', '#A9C0EA', 9) +
    puff(650, 850, 0.46, '#EEF4FF', '#A9C0EA', 10) +
    puff(458, 876, 0.4, '#FFFFFF', '#B9CFF0', 11);
  const dusk = lin([
    [0, '#2A3F8C', 0],
    [0.35, '#24357D', 0.95],
    [1, '#1E2B6B'],
  ]);
  s += dusk.def + rect(0, 820, W, 380, dusk.ref) + stars(12, 6, 1192, '#FFF3D0', 1160);
  s += werftTitle(1046) + author('Nuri Falkenhain', 1118, '#FFF3C4', 458, 'middle', { size: 44, f: 'bree-serif', w: '400' });
  return s + goldFrame() + grain(0.2) + bind();
}

// 11 · Comic: rays, halftone, bursts, heavy outlines.
async function schnecke() {
  let s = rect(0, 0, W, H, '#FFC02E');
  let rays = '';
  for (let i = 0; i < 18; i++) {
    const a = (i * 20 * Math.PI) / 180;
    const b = ((i * 20 + 10) * Math.PI) / 180;
    rays +=
      `M470 740` +
      `L${(470 + Math.cos(a) * 1300).toFixed(0)} ${(740 + Math.sin(a) * 1300).toFixed(0)}` +
      `L${(470 + Math.cos(b) * 1300).toFixed(0)} ${(740 + Math.sin(b) * 1300).toFixed(0)}Z`;
  }
  s += fill(rays, '#FF8A3C');
  let dots = '';
  for (let y = 0; y < 16; y++) {
    for (let x = 0; x < 24; x++) {
      const r = 13 - y * 0.8;
      if (r > 1.5)
        dots +=
          `M${(x * 40 + (y % 2) * 20 - r).toFixed(1)} ${1190 - y * 26}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0` +
          `a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0`;
    }
  }
  s += fill(dots, '#E5394F', 'opacity=".55"');
  const line = `stroke="${INK}" stroke-width="11" stroke-linejoin="round"`;
  // cape
  s += fill(
    'M560 760C460 700 330 660 210 690C150 704 110 690 70 640C80 720 66 780 30 840C110 850 150 880 190 930C250 900 330 900 420 930L580 900Z',
    '#E5394F',
    line,
  );
  s += stroke('M520 790C420 750 320 740 220 770M480 850C400 826 320 830 230 860', '#A11E36', 10);
  // lettuce
  const leaf = (pts, c) => fill(smooth(pts, { closed: true }), c, line);
  s += leaf(
    [
      [90, 1120],
      [60, 1040],
      [130, 1010],
      [170, 960],
      [260, 980],
      [340, 940],
      [440, 970],
      [540, 936],
      [640, 970],
      [730, 944],
      [790, 1000],
      [860, 1030],
      [830, 1110],
      [850, 1190],
      [460, 1230],
      [70, 1200],
    ],
    '#56B870',
  );
  s += leaf(
    [
      [180, 1200],
      [150, 1120],
      [230, 1080],
      [280, 1030],
      [370, 1060],
      [460, 1020],
      [560, 1056],
      [650, 1030],
      [700, 1090],
      [770, 1130],
      [740, 1210],
      [450, 1240],
    ],
    '#8FD46B',
  );
  s += stroke(
    'M460 1210C450 1150 450 1110 462 1060M400 1200C370 1160 330 1130 290 1110M530 1200' +
      'C560 1160 600 1130 650 1110M200 1060C180 1040 170 1020 180 1000M740 1050C760 1030 770 1010 760 990',
    '#2F8F5A',
    9,
  );
  // body
  s += fill(
    'M170 968C200 900 300 880 420 880C540 880 600 850 620 760C640 660 760 640 790 730C812 810 770 930 690 970C560 1010 300 1004 170 968Z',
    '#FFE08A',
    line,
  );
  s += stroke('M250 960C400 978 560 976 680 944', '#E8B04A', 12) + stroke('M640 740C634 800 610 850 570 876', '#FFF6D8', 16);
  // shell
  const shell = rad(
    [
      [0, '#C9A8FF'],
      [0.6, '#8E6BEA'],
      [1, '#6C56D9'],
    ],
    { cx: 0.4, cy: 0.35, r: 0.75 },
  );
  s +=
    shell.def +
    disc(410, 742, 196, shell.ref, line) +
    stroke(
      'M596 790C560 640 440 590 340 650C250 710 260 850 370 880C470 900 530 820 496 740C466 680 380 690 366 750C360 790 400 810 424 786',
      INK,
      13,
    );
  s += stroke('M264 660C290 620 330 594 370 584', '#F1E8FF', 20) + disc(246, 696, 11, '#F1E8FF');
  s += at(478, 664, star(0, 0, 50, '#FFC02E', { attr: line.replace('11', '8') }), 1, 8);
  // cape knot and head
  s +=
    fill('M560 868C620 886 700 850 730 800L764 838C730 900 640 940 560 924Z', '#E5394F', line) +
    disc(660, 878, 34, '#FFC02E', line) +
    text('S', { x: 660, y: 896, size: 50, f: 'titan-one', w: '400', fill: '#E5394F', anchor: 'middle' });
  s +=
    stroke('M664 700C650 640 630 600 620 560M752 690C770 640 790 600 796 560', INK, 44) +
    stroke('M664 700C650 640 630 600 620 560M752 690C770 640 790 600 796 560', '#FFE08A', 24) +
    fill('M636 716C650 680 770 670 786 716L780 760H640Z', '#FFE08A');
  s += fill('M520 540C520 460 620 450 706 490C800 450 890 470 886 550C882 620 790 640 706 590C620 640 520 620 520 540Z', '#E5394F', line);
  s +=
    disc(622, 542, 54, '#fff', line) +
    disc(792, 542, 54, '#fff', line) +
    disc(636, 548, 24, INK) +
    disc(800, 548, 24, INK) +
    disc(645, 538, 9, '#fff') +
    disc(809, 538, 9, '#fff');
  s +=
    stroke('M566 498L656 520M850 502L756 522', INK, 13) +
    fill('M668 776C700 800 750 796 776 766C776 820 740 838 712 832C686 828 670 806 668 776Z', '#8A2036', line.replace('11', '9')) +
    oval(650, 764, 18, 12, '#FF8F7A');
  // burst with words
  let d = '';
  for (let i = 0; i < 28; i++) {
    const a = (i / 28) * Math.PI * 2;
    const q = i % 2 ? 1 : 0.78;
    d += `${i ? 'L' : 'M'}${(Math.cos(a) * 150 * q).toFixed(0)} ${(Math.sin(a) * 112 * q).toFixed(0)}`;
  }
  s += at(
    214,
    520,
    fill(`${d}Z`, '#FFF9EC', line.replace('11', '9')) +
      text('Gleich', { x: 0, y: -2, size: 56, f: 'titan-one', w: '400', fill: INK, anchor: 'middle' }) +
      text('da!', { x: 0, y: 52, size: 56, f: 'titan-one', w: '400', fill: '#E5394F', anchor: 'middle' }),
    1,
    -10,
  );
  // title
  const title = { x: 458, f: 'chango', outline: INK, rot: 2, dy: 0.015 };
  s += bouncy('Super-Schnecke', { ...title, y: 184, size: 72, fills: ['#FFF9EC'], seed: 3, ow: 22, arc: -14, shadow: [6, 9, INK] });
  s += bouncy('SIBYLLE', { ...title, y: 346, size: 140, fills: ['#E5394F'], seed: 5, ow: 34, arc: -20, shadow: [10, 14, INK] });
  s += bouncy('SIBYLLE', { ...title, y: 346, size: 140, fills: ['#E5394F'], seed: 5, ow: 14, arc: -20, outline: '#FFF9EC' });
  s +=
    fill('M0 0H900V76H0Z', INK) +
    author('Bo Lindenquist', 53, '#FFC02E', 80, 'start', { size: 42, w: '800' }) +
    text('COMIC', { x: 840, y: 53, size: 42, f: 'titan-one', w: '400', fill: '#FFF9EC', anchor: 'end' });
  return s + grain(0.16) + bind();
}

// 12 · Natural history: the stone carries the title, beneath it the neighbours, drawn like on a plate.
async function stein() {
  const R = rng(44);
  let s = rect(0, 0, W, H, '#F3E6C4');
  const patch = smooth(
    [
      [60, 760],
      [120, 640],
      [300, 590],
      [470, 600],
      [660, 580],
      [810, 650],
      [860, 800],
      [830, 960],
      [700, 1060],
      [460, 1090],
      [230, 1060],
      [90, 950],
    ],
    { closed: true },
  );
  s += fill(patch, '#C9A46A', 'transform="translate(450 830) scale(1.07 1.09) translate(-450 -830)"') + fill(patch, '#5A3B2E');
  for (let i = 0; i < 60; i++) {
    const a = R() * 6.28;
    const q = Math.sqrt(R()) * 0.92;
    s += oval(
      (455 + Math.cos(a) * 380 * q).toFixed(0),
      (830 + Math.sin(a) * 235 * q).toFixed(0),
      (3 + R() * 6).toFixed(1),
      (3 + R() * 4).toFixed(1),
      i % 2 ? '#7A5340' : '#452B22',
    );
  }
  // earthworm
  const worm = 'M130 760C180 660 260 720 250 800C240 880 320 900 360 850';
  s +=
    stroke(worm, '#3A221B', 54, 'transform="translate(6 10)"') +
    stroke(worm, '#F2959B', 48) +
    stroke(worm, '#E27A86', 48, 'stroke-linecap="butt" stroke-dasharray="5 17"') +
    stroke('M247 766C254 800 243 824 252 846', '#FBC0BE', 52, 'stroke-linecap="butt"') +
    disc(368, 838, 5, INK) +
    stroke('M370 856q8 2 10 -6', INK, 4);
  // centipede
  const spine = [];
  for (let i = 0; i < 19; i++) spine.push([400 + i * 22.5, 724 + Math.sin(i * 0.48) * 52 - i * 1.5]);
  spine.forEach(([x, y], i) => {
    const n = spine[Math.min(i + 1, 18)];
    const m = spine[Math.max(i - 1, 0)];
    const a = (Math.atan2(n[1] - m[1], n[0] - m[0]) * 180) / Math.PI;
    s += at(x.toFixed(1), y.toFixed(1), stroke('M0 -16C-4 -38 -14 -46 -26 -54M0 16C-4 38 -14 46 -26 54', '#FFB14A', 7), 1, a.toFixed(0));
  });
  spine.forEach(([x, y], i) => {
    s += oval(x.toFixed(1), y.toFixed(1), 17, 22 + (i > 16 ? 4 : 0), i % 2 ? '#F07F2D' : '#E0601C');
  });
  const [hx, hy] = spine[18];
  s += at(
    hx,
    hy,
    stroke('M16 -12C40 -30 44 -60 36 -76M16 12C44 20 56 6 66 -10', '#FFB14A', 7) +
      disc(8, 0, 28, '#C94F1C') +
      disc(18, -10, 8, '#fff') +
      disc(18, 12, 8, '#fff') +
      disc(20, -10, 4, INK) +
      disc(20, 12, 4, INK),
    1,
    -6,
  );
  // woodlouse
  s += at(
    270,
    980,
    oval(6, 14, 138, 74, '#3A221B', 'opacity=".7"') +
      [-96, -64, -32, 0, 32, 64, 96].map((x) => stroke(`M${x} 50l${x * 0.16 - 6} 36M${x} -50l${x * 0.16 - 6} -36`, '#B9A8D8', 8)).join('') +
      oval(0, 0, 138, 72, '#7F78B0') +
      [-102, -70, -36, 0, 36, 70, 102]
        .map((x) => {
          const h = 70 * Math.sqrt(1 - (x / 140) ** 2);
          return stroke(`M${x} ${-h}C${x + 22} ${-h * 0.4} ${x + 22} ${h * 0.4} ${x} ${h}`, '#5A5390', 8);
        })
        .join('') +
      stroke('M-104 -30C-60 -52 40 -56 96 -34', '#B5AEDB', 12, 'opacity=".7"') +
      stroke('M132 -20C158 -40 176 -40 190 -60M132 20C158 40 176 40 190 56', '#B9A8D8', 8) +
      disc(122, -16, 8, '#fff') +
      disc(122, 16, 8, '#fff') +
      disc(125, -16, 4, INK) +
      disc(125, 16, 4, INK),
    0.92,
    -8,
  );
  // beetle
  s += at(
    650,
    928,
    oval(8, 16, 92, 122, '#3A221B', 'opacity=".7"') +
      stroke(
        'M-60 -50L-124 -90L-140 -124M60 -50L124 -90L140 -124M-78 10L-146 10L-170 40' +
          'M78 10L146 10L170 40M-60 70L-116 112L-120 148M60 70L116 112L120 148',
        '#12323A',
        13,
      ) +
      stroke('M-20 -136C-40 -160 -60 -166 -76 -160M20 -136C40 -160 60 -166 76 -160', '#12323A', 8) +
      disc(0, -112, 40, '#12323A') +
      disc(-18, -126, 8, '#fff') +
      disc(18, -126, 8, '#fff') +
      fill('M-64 -70C-40 -106 40 -106 64 -70L72 -40H-72Z', '#0E6C80') +
      fill('M-4 -40V120C-70 110 -94 40 -76 -40ZM4 -40V120C70 110 94 40 76 -40Z', '#17A2A8') +
      stroke('M-56 -20C-62 30 -46 70 -28 92M-30 -24C-32 30 -26 66 -18 86', '#7FD8D4', 8) +
      stroke('M56 -20C62 30 46 70 28 92M30 -24C32 30 26 66 18 86', '#0E6C80', 7),
    0.9,
    24,
  );
  s += text('Und danach bitte wieder hinlegen!', { x: 455, y: 1160, size: 38, f: 'baloo-2', w: '700', fill: '#5A3B2E', anchor: 'middle' });
  // the stone, tilted up, moss on its edge
  const stone = smooth(
    [
      [20, 420],
      [40, 220],
      [180, 80],
      [430, 44],
      [690, 70],
      [850, 190],
      [884, 380],
      [800, 500],
      [560, 548],
      [260, 556],
      [80, 520],
    ],
    { closed: true },
  );
  const grey = lin([
    [0, '#A7A0C8'],
    [1, '#6B6496'],
  ]);
  s +=
    grey.def +
    at(
      450,
      310,
      at(
        -450,
        -310,
        fill(stone, '#2A1B1A', 'opacity=".4" transform="translate(10 60)"') +
          fill(stone, '#4A4373', 'transform="translate(0 28)"') +
          fill(stone, grey.ref),
      ),
      1,
      -3,
    );
  s += clip(
    stone,
    [
      [150, 180, 60],
      [760, 170, 44],
      [820, 300, 26],
      [90, 330, 30],
    ]
      .map(([x, y, r]) => oval(x, y, r, r * 0.7, '#B9B3D6', 'opacity=".5"'))
      .join(''),
  );
  s +=
    fill(
      'M560 62C640 40 740 84 800 140C770 150 760 130 736 138C716 146 708 120 680 122C656 126 650 100 620 104C596 108 580 90 560 62Z',
      '#56B870',
    ) + stroke('M620 78q10 12 24 8M690 98q8 14 24 10M750 128q6 8 18 6', '#2F8F5A', 6);
  const type = { f: 'baloo-2', w: '800', anchor: 'middle' };
  s += text('Hundert Beine', { ...type, x: 462, y: 278, size: 110, fill: '#FFF9EC' });
  s += text('unterm Stein', { ...type, x: 460, y: 398, size: 110, fill: '#FFE08A' });
  s += text('Mariam Haddenhorst', { ...type, x: 456, y: 470, size: 42, w: '700', fill: '#FFF9EC' });
  return s + grain(0.2) + bind();
}

// 13 · Poems: a quiet flat field; drops turn into grains of rice on their way down.
async function reis() {
  const R = rng(17);
  let s = rect(0, 0, W, H, '#B9A8F5');
  const words = [
    ['Regen', 92, 196, INK],
    ['klingt', 236, 330, INK],
    ['nach', 420, 464, INK],
    ['Reis', 560, 598, '#FFF9EC'],
  ];
  const boxes = words.map(([word, x, y]) => [x - 44, y - 150, x + word.length * 82 + 30, y + 60]);
  const drop = (x, y, k, rot) =>
    at(
      x,
      y,
      fill('M0 -34C10 -12 24 0 24 18A24 24 0 0 1 -24 18C-24 0 -10 -12 0 -34Z', '#6C56D9') +
        stroke('M-12 18a12 12 0 0 0 9 12', '#D9CFFB', 6),
      k,
      rot,
    );
  const rice = (x, y, k, rot) =>
    at(x, y, fill('M0 -30C14 -18 14 18 0 30C-14 18 -14 -18 0 -30Z', '#FFF9EC') + stroke('M-2 -12C2 -2 2 8 -2 16', '#E0D3B8', 4), k, rot);
  const dome = (x, y) => y > 600 && ((x - 450) / 420) ** 2 + ((y - 1010) / 340) ** 2 < 1.5;
  for (let row = 0; row < 13; row++) {
    for (let col = 0; col < 11; col++) {
      const x = 80 + col * 78 + (row % 2) * 39 + (R() - 0.5) * 20;
      const y = 50 + row * 78 + (R() - 0.5) * 20;
      const under = y > 1000 || dome(x, y);
      if (x > 870 || under || boxes.some(([a, b, c, d]) => x > a && x < c && y > b && y < d)) continue;
      s +=
        R() < 0.15 + y / 900
          ? rice(x.toFixed(0), y.toFixed(0), 0.8, Math.round(10 + (R() - 0.5) * 50))
          : drop(x.toFixed(0), y.toFixed(0), 0.8, 14);
    }
  }
  for (const [word, x, y, c] of words) {
    const type = { x, y, size: 146, f: 'fredoka', w: '500' };
    if (c !== INK) s += text(word, { ...type, fill: INK, attr: `stroke="${INK}" stroke-width="20" stroke-linejoin="round"` });
    s += text(word, { ...type, fill: c });
  }
  // umbrella: handle, then five panels with scalloped edge
  s += stroke('M450 960V1090C450 1150 372 1150 372 1092', INK, 24) + stroke('M450 1084C450 1150 372 1150 372 1092', '#FFC02E', 24);
  s += stroke('M450 700V652', INK, 18);
  const top = [450, 690];
  const foot = [70, 222, 374, 526, 678, 830];
  const bulge = [-1, -0.62, -0.22, 0.22, 0.62, 1];
  const edge = (i) =>
    `C${top[0] + bulge[i] * 210} ${top[1] + Math.abs(bulge[i]) * 20} ${foot[i] + (i < 3 ? 8 : -8) * Math.abs(bulge[i])}` +
    ` ${860} ${foot[i]} 1000`;
  const back = (i) =>
    `C${foot[i] + (i < 3 ? 8 : -8) * Math.abs(bulge[i])} 860 ${top[0] + bulge[i] * 210}` +
    ` ${top[1] + Math.abs(bulge[i]) * 20} ${top[0]} ${top[1]}Z`;
  ['#FF5F49', '#FFF0D6', '#FF5F49', '#FFF0D6', '#FF5F49'].forEach((c, i) => {
    s += fill(`M${top[0]} ${top[1]}${edge(i)}C${foot[i] + 46} 946 ${foot[i + 1] - 46} 946 ${foot[i + 1]} 1000${back(i + 1)}`, c);
  });
  s +=
    fill(`M450 690${edge(5)}C810 940 770 960 760 960C740 840 640 720 450 690Z`, INK, 'opacity=".12"') +
    stroke('M170 850C210 780 270 736 340 716', '#FFC9BE', 14);
  // grains and drops that jump off the cloth
  s += stroke('M196 768l-14 -16M318 694l-9 -18M588 694l9 -18M712 768l14 -16', INK, 6);
  for (const [x, y, r] of [
    [164, 722, -42],
    [300, 640, -20],
    [610, 640, 22],
    [746, 722, 42],
  ])
    s += rice(x, y, 0.7, r);
  s += text('Vierzig Gedichte von', { x: 520, y: 1066, size: 32, f: 'fredoka', w: '500', fill: INK });
  s += text('Paula Sternhagen', { x: 520, y: 1116, size: 42, f: 'fredoka', w: '600', fill: INK });
  return s + grain(0.2) + bind();
}

// 14 · Read-aloud: one great face, the title runs round it.
async function mond() {
  let s =
    sky(W, H, [
      [0, '#0B3B4C'],
      [0.6, '#13697A'],
      [1, '#1C8A8C'],
    ]) + stars(60, 12, 700, '#D9FFF2');
  s += glow(450, 660, 560, '#FFF0BF', 0.6);
  s += fill('M0 690C120 640 200 640 300 676C420 640 520 660 640 676C740 640 820 650 900 680V800H0Z', '#0B4654');
  const face = rad(
    [
      [0, '#FFFBE6'],
      [0.7, '#FFE9A8'],
      [1, '#F7CE6A'],
    ],
    { cx: 0.4, cy: 0.32, r: 0.75 },
  );
  s +=
    face.def +
    disc(450, 660, 300, face.ref) +
    [
      [270, 520, 34],
      [620, 500, 26],
      [660, 580, 16],
      [330, 440, 20],
    ]
      .map(([x, y, r]) => disc(x, y, r, '#F3D078', 'opacity=".55"'))
      .join('');
  // foam cap
  for (const [x, y, r] of [
    [330, 400, 50],
    [392, 366, 60],
    [460, 352, 66],
    [530, 368, 58],
    [584, 406, 46],
    [450, 400, 60],
    [380, 416, 48],
    [520, 416, 48],
  ])
    s += disc(x, y, r, '#F4FFFE');
  s += stroke('M360 352a40 40 0 0 1 30 -18M440 320a46 46 0 0 1 36 -4M540 350a34 34 0 0 1 24 12', '#BFEDE8', 8);
  for (const [x, y, r] of [
    [782, 530, 26],
    [824, 462, 15],
    [132, 516, 20],
    [106, 456, 11],
    [836, 586, 9],
  ])
    s +=
      `<circle cx="${x}" cy="${y}" r="${r}" fill="#DFFBFF" fill-opacity=".25" stroke="#DFFBFF" stroke-width="5"/>` +
      disc(x - r * 0.35, y - r * 0.35, r * 0.2, '#fff');
  // face
  s +=
    stroke('M300 600C316 634 364 634 380 600M520 600C536 634 584 634 600 600', INK, 13) +
    stroke('M302 612l-18 14M330 628l-8 20M598 612l18 14M570 628l8 20', INK, 8);
  s +=
    oval(290, 680, 50, 32, '#FF93B0', 'opacity=".8"') +
    oval(610, 680, 50, 32, '#FF93B0', 'opacity=".8"') +
    stroke('M436 630C428 656 436 668 460 664', '#D9A63E', 10);
  s +=
    fill('M370 696C400 770 500 770 530 696C490 712 410 712 370 696Z', '#8A2036') +
    fill('M408 734C430 760 470 760 492 734C470 724 430 724 408 734Z', '#FF7F8E');
  // water over the lower half, rings
  const water = lin([
    [0, '#2FB3AE', 0.82],
    [0.25, '#17848C', 0.96],
    [1, '#0B3B4C', 1],
  ]);
  s += water.def + fill('M0 790C150 776 250 800 450 792C650 784 760 806 900 788V1200H0Z', water.ref);
  s +=
    stroke(
      'M130 800C180 840 320 866 450 866C580 866 720 840 770 800M30 812C130 890 300 926 450 926C600 926 770 890 870 812',
      '#BFF3E6',
      8,
      'opacity=".8"',
    ) + stroke('M220 990H420M520 960H700M90 960H170M300 1040H360', '#7FDDD0', 8, 'opacity=".7"');
  s += oval(450, 980, 210, 34, '#FFE9A8', 'opacity=".3"') + oval(450, 1050, 150, 20, '#FFE9A8', 'opacity=".22"');
  // hand of the moon with a bath brush
  s +=
    stroke('M176 812L98 644', '#C98A54', 22) +
    at(
      92,
      634,
      rect(-66, -34, 132, 46, '#8A5536', 20) +
        stroke('M-50 -38v-26M-30 -38v-30M-10 -38v-30M10 -38v-30M30 -38v-30M50 -38v-26', '#FFF4DF', 11),
      1,
      -22,
    ) +
    disc(156, 778, 46, '#FFE9A8') +
    stroke('M140 764q22 -8 38 2M138 786q22 -4 38 4', '#E8B95A', 7);
  // reeds
  for (const [x, y, q] of [
    [64, 900, -14],
    [128, 940, 8],
    [852, 760, 10],
  ])
    s += stroke(`M${x} 1230C${x} 1120 ${x + q} 1020 ${x + q} ${y}`, '#0B4654', 12) + rect(x + q - 17, y - 110, 34, 120, '#7A4A35', 17);
  s += fill('M20 1200C30 1100 0 1000 -20 960L60 1200Z', '#1F7A5C');
  // frog on a lily pad
  s +=
    oval(650, 1098, 212, 58, '#082F3D', 'opacity=".6"') +
    fill(
      'M440 1080C440 1040 540 1020 650 1020C770 1020 860 1046 860 1084C860 1126 770 1140 650 1140' +
        'C600 1140 560 1136 530 1130L612 1082L470 1112C450 1102 440 1092 440 1080Z',
      '#56B870',
    );
  s += stroke('M650 1082L790 1056M650 1082L760 1124M650 1082L700 1036', '#3B9A58', 6);
  s +=
    fill(
      'M560 1090C520 1060 530 1010 580 1000L740 1000C800 1010 806 1066 764 1094C740 1104 720 1090 724 1070H600C606 1090 580 1104 560 1090Z',
      '#4E9E3A',
    ) +
    fill('M580 1060C560 960 600 880 660 880C726 880 762 960 742 1060C720 1090 604 1090 580 1060Z', '#8FD46B') +
    oval(656, 1010, 50, 60, '#D9F2B0');
  s +=
    stroke('M606 1010C590 1050 596 1080 600 1096M712 1010C730 1050 724 1080 720 1096', '#6FBE4E', 24) +
    stroke('M600 1098h-24M600 1098l-6 12M720 1098h26M720 1098l6 12', '#6FBE4E', 12);
  s +=
    fill('M560 900C560 840 610 810 660 810C712 810 760 840 760 900C760 946 712 964 660 964C606 964 560 946 560 900Z', '#8FD46B') +
    [
      [600, 816],
      [716, 816],
    ]
      .map(
        ([x, y]) => disc(x, y, 42, '#8FD46B') + disc(x, y - 2, 31, '#fff') + disc(x - 12, y - 8, 17, INK) + disc(x - 17, y - 14, 6, '#fff'),
      )
      .join('');
  s +=
    stroke('M586 908C620 940 690 944 734 904', '#2F6B2A', 9) +
    disc(640, 880, 4, '#2F6B2A') +
    disc(668, 880, 4, '#2F6B2A') +
    oval(588, 890, 18, 11, '#FF93B0', 'opacity=".7"') +
    oval(738, 888, 16, 11, '#FF93B0', 'opacity=".7"');
  const type = { cx: 458, cy: 660, f: 'fredoka', w: '600', fill: '#FFF6D8', track: 2 };
  s += arcText('Wo der', { ...type, r: 506, size: 108 }) + arcText('Mond badet', { ...type, r: 394, size: 122 });
  s += author('Amadou Kessling', 1160, '#D9FFF2', 262, 'middle', { f: 'fredoka', w: '600' });
  return s + grain(0.14) + bind();
}

// 15 · The washing is the title; below it four pairs of shoes.
async function trockenboden() {
  let s = rect(0, 0, W, H, '#B9713F');
  for (let i = 0; i < 13; i++)
    s +=
      rect(i * 72, 0, 70, H, ['#C07A46', '#B56C3B', '#C98550'][i % 3]) +
      stroke(
        `M${i * 72 + 24} ${60 + ((i * 37) % 200)}v${140 + ((i * 53) % 120)}M${i * 72 + 46} ${420 + ((i * 71) % 220)}v120`,
        '#A25C30',
        4,
      );
  // roof
  s +=
    fill('M0 0H900V330L450 -40L0 330Z', '#6B3A26') +
    stroke('M-20 352L450 -30L920 352', '#8A4B2A', 46) +
    stroke('M-20 330L450 -52L920 330', '#A9623A', 8);
  s +=
    disc(450, 150, 74, '#8A4B2A') +
    disc(450, 150, 58, '#BFE6FA') +
    fill('M396 170C430 150 450 176 480 160C496 150 506 160 508 160A58 58 0 0 1 396 172Z', '#fff') +
    stroke('M450 92V208M392 150H508', '#8A4B2A', 9);
  const beam = lin([
    [0, '#FFF0BF', 0.55],
    [1, '#FFF0BF', 0],
  ]);
  s += beam.def + fill('M396 160L504 140L860 1010H260Z', beam.ref);
  // floor
  s +=
    rect(0, 1010, W, 190, '#8A4B2A') +
    stroke('M0 1012H900', '#6B3A26', 8) +
    stroke('M0 1076H900M0 1146H900M180 1012V1076M520 1076V1146M700 1012V1076M300 1146V1200', '#773F24', 5);
  const peg = (x, y) => rect(x - 9, y - 26, 18, 58, '#F6D9A4', 6) + rect(x - 9, y - 4, 18, 7, '#8A5536');
  const fold = (d, xs, y1, y2, c) =>
    clip(
      d,
      xs.map((x, i) => stroke(`M${x} ${y1}C${x + 14} ${y1 + 80} ${x - 12} ${y2 - 90} ${x + (i % 2 ? 8 : -8)} ${y2}`, c, 20)).join(''),
    );
  // upper line: two sheets and a sock
  s += stroke('M-10 268C260 316 620 316 910 262', '#FFF4DF', 7);
  const one = 'M96 286C240 306 380 312 560 308C552 380 566 440 560 506C440 524 240 520 92 500C100 430 88 360 96 286Z';
  const two = 'M604 308C690 306 760 300 832 286C828 350 838 420 832 500C760 516 680 518 606 512C612 440 600 370 604 308Z';
  s +=
    fill(one, '#3A1E14', 'opacity=".3" transform="translate(10 14)"') +
    fill(one, '#BFE6FA') +
    fold(one, [150, 330, 500], 290, 520, '#A9D8F2');
  s +=
    fill(two, '#3A1E14', 'opacity=".3" transform="translate(10 14)"') + fill(two, '#FF93B0') + fold(two, [650, 780], 290, 520, '#F77E9F');
  s += [110, 330, 546, 618, 818].map((x, i) => peg(x, [286, 304, 306, 306, 288][i])).join('');
  const type = { f: 'titan-one', rot: 3, dy: 0.02, fills: [INK] };
  s += bouncy('Die Bande', { ...type, x: 328, y: 438, size: 80, seed: 4 }) + bouncy('vom', { ...type, x: 718, y: 438, size: 86, seed: 7 });
  // legs and shoes behind the big sheet
  const pair = (x, sock, skin, shoe, sole, kind) =>
    [0, 1]
      .map((k) => {
        const q = x + k * 64 - 32;
        const leg =
          rect(q - 19, 900, 38, 70, skin) +
          rect(q - 21, 946, 42, 84, sock) +
          (kind === 'stripe' ? rect(q - 21, 960, 42, 12, '#fff') + rect(q - 21, 984, 42, 12, '#fff') : '');
        const toe = k ? 1 : -1;
        const forms = {
          sneaker: `M${-26} -56H26C30 -30 60 -30 64 0H-30Z`,
          boot: 'M-30 -120H30V-50C60 -44 66 -26 66 0H-32Z',
          ballet: 'M-26 -30C-10 -14 20 -14 34 -34C60 -30 66 -16 64 0H-28Z',
        };
        const form = kind === 'boot' ? forms.boot : kind === 'ballet' ? forms.ballet : forms.sneaker;
        return (
          oval(q + toe * 14, 1062, 58, 13, '#3A1E14', 'opacity=".45"') +
          leg +
          at(
            q,
            1052,
            fill(form, shoe) +
              rect(-32, -6, 100, 16, sole, 8) +
              (kind === 'sneaker' || kind === 'stripe' ? stroke('M14 -42l18 8M20 -28l20 6', '#fff', 6) : '') +
              (kind === 'ballet' ? stroke('M-24 -30L30 -34', shoe, 9) : '') +
              (kind === 'boot' ? rect(-32, -122, 64, 16, sole, 6) : ''),
            1,
            0,
            toe < 0,
          )
        );
      })
      .join('');
  s +=
    pair(160, '#FFF4DF', '#8A5536', '#E5394F', '#FFF9EC', 'sneaker') +
    pair(356, '#FFC02E', '#F4C4A0', '#FFC02E', '#D98A12', 'boot') +
    pair(552, '#9FE0BE', '#C98A5C', '#6C56D9', '#3B2C7A', 'ballet') +
    pair(748, '#17A2A8', '#F4B88F', '#56B870', '#FFF9EC', 'stripe');
  // big sheet
  s += stroke('M-10 560C260 604 620 604 910 552', '#FFF4DF', 7);
  const big =
    'M70 574C320 610 600 608 842 568C834 680 850 790 838 900C780 930 740 900 690 920' +
    'C620 944 560 906 490 926C420 944 360 908 290 926C220 940 130 916 66 920C78 800 60 690 70 574Z';
  s +=
    fill(big, '#3A1E14', 'opacity=".3" transform="translate(10 16)"') +
    fill(big, '#FFF4DF') +
    clip(big, rect(0, 860, W, 26, '#FFC02E') + rect(0, 894, W, 10, '#FFC02E') + rect(0, 626, W, 10, '#FFC02E')) +
    fold(big, [130, 300, 480, 640, 790], 580, 930, '#F3E0BC');
  s += [86, 270, 460, 650, 826].map((x, i) => peg(x, [574, 592, 598, 592, 566][i])).join('');
  s += bouncy('Trockenboden', {
    ...type,
    x: 456,
    y: 772,
    size: 93,
    seed: 11,
    fills: ['#E5394F', INK, '#0E6C80', '#D9591C', '#6C56D9', '#23825F'],
  });
  s += author('Linh Brandström', 1150, '#FFF0D6', 456, 'middle', { size: 46 });
  return s + grain(0.16) + bind();
}

// 16 · Poster of triangles and bands: the river leads north.
async function floss() {
  const R = rng(23);
  let s = rect(0, 0, W, H, '#FFE6BE');
  s += disc(762, 250, 92, '#FF5F49');
  // mountains
  const mount = (x, y, w, h, c, snow) =>
    fill(`M${x - w} ${y}L${x} ${y - h}L${x + w} ${y}Z`, c) +
    fill(`M${x} ${y - h}L${x + w} ${y}H${x + w * 0.2}Z`, INK, 'opacity=".14"') +
    fill(
      `M${x} ${y - h}L${x - w * 0.3} ${y - h * 0.7}L${x - w * 0.12} ${y - h * 0.76}L${x}` +
        ` ${y - h * 0.64}L${x + w * 0.14} ${y - h * 0.76}L${x + w * 0.3} ${y - h * 0.7}Z`,
      snow,
    );
  s +=
    mount(250, 640, 300, 180, '#8FC9C4', '#FFF9EC') +
    mount(640, 640, 260, 180, '#6FB3B4', '#FFF9EC') +
    mount(880, 640, 200, 150, '#8FC9C4', '#FFF9EC');
  s += rect(0, 600, W, 600, '#1F6B52');
  s += fill('M0 600C200 580 300 616 470 604C640 590 760 612 900 596V700H0Z', '#3B9A6B');
  // river
  const river =
    'M470 604C500 630 380 660 350 700C310 760 520 790 600 850C700 930 560 1000 300 1080' +
    'C200 1110 120 1160 90 1220H820C840 1120 900 1000 850 890C800 790 560 760 540 710C530 670 560 630 500 604Z';
  s +=
    fill(river, '#BFE6FA') +
    clip(
      river,
      stroke(
        'M420 690C380 740 560 790 640 850C760 940 640 1020 400 1100C300 1130 240 1170 220 1220' +
          'M470 690C450 740 620 780 720 850C830 940 740 1060 600 1220',
        '#8FCDEB',
        9,
      ) + stroke('M700 960H800M320 1150H420M650 870H700M760 1080H830', '#fff', 8),
    );
  // firs: triangles in three greens, larger towards the viewer
  const tree = (x, y, h, c, d) =>
    rect((x - h * 0.05).toFixed(1), (y - h * 0.14).toFixed(1), (h * 0.1).toFixed(1), (h * 0.16).toFixed(1), '#6B3A26') +
    [0, 1, 2]
      .map(
        (i) =>
          fill(
            `M${x} ${(y - h + i * h * 0.22).toFixed(1)}l${(h * (0.17 + i * 0.06)).toFixed(1)}` +
              ` ${(h * 0.4).toFixed(1)}h${(-h * (0.34 + i * 0.12)).toFixed(1)}Z`,
            c,
          ) +
          fill(
            `M${x} ${(y - h + i * h * 0.22).toFixed(1)}l${(h * (0.17 + i * 0.06)).toFixed(1)}` +
              ` ${(h * 0.4).toFixed(1)}h${(-h * (0.17 + i * 0.06)).toFixed(1)}Z`,
            d,
          ),
      )
      .join('');
  const greens = [
    ['#2F8F5F', '#23774E'],
    ['#56B870', '#3F9F5C'],
    ['#17584A', '#10463B'],
    ['#9BC65B', '#82B045'],
  ];
  const left = (y) => (y < 700 ? 350 : y < 850 ? 400 + (y - 700) * 0.7 : y < 1000 ? 480 - (y - 850) * 0.4 : 250 - (y - 1000) * 0.9);
  const right = (y) => (y < 720 ? 560 : y < 890 ? 640 + (y - 720) * 1.25 : 870);
  for (let row = 0; row < 9; row++) {
    const y = 650 + row * 66 + row * row * 1.5;
    const h = 90 + row * 20;
    const step = 58 + row * 9;
    for (let x = ((row % 2) * step) / 2 - 10; x < W + 40; x += step) {
      const [c, d] = greens[Math.floor(R() * 4)];
      if (x + h * 0.3 < left(y) - 14 || x - h * 0.3 > right(y) + 14)
        s += tree(Math.round(x), Math.round(y), Math.round(h * (0.85 + R() * 0.3)), c, d);
    }
  }
  // raft
  s += at(
    566,
    1010,
    oval(10, 66, 240, 30, '#6FB3D6', 'opacity=".8"') +
      stroke('M-10 20V-330', '#6B3A26', 16) +
      stroke('M-130 -300H124M-116 -60H120', '#6B3A26', 12) +
      (() => {
        const d = 'M-126 -296H120C150 -220 150 -140 116 -64H-114C-86 -140 -88 -220 -126 -296Z';
        return (
          fill(d, '#FFF9EC') +
          clip(d, [0, 1, 2].map((i) => rect(-140 + i * 104, -310, 52, 270, '#E5394F')).join('')) +
          fill('M-10 -330L70 -352L-10 -376Z', '#FFC02E')
        );
      })() +
      [0, 1, 2]
        .map(
          (i) =>
            rect(-222 + i * 12, 8 + i * 20, 430, 25, ['#C98A54', '#B5743F', '#A3632F'][i], 12) +
            disc(-208 + i * 12, 20 + i * 20, 8, '#F6D9A4') +
            disc(196 + i * 12, 20 + i * 20, 8, '#F6D9A4'),
        )
        .join('') +
      stroke('M-150 6l22 66M130 6l22 66', '#FFF0D6', 9) +
      fill('M-190 14C-194 -50 -130 -50 -134 14Z', '#6C56D9') +
      disc(-162, -60, 24, '#F4B88F') +
      fill('M-188 -62C-188 -96 -136 -96 -136 -62Z', '#FFC02E') +
      stroke('M-170 -16L-214 -40M-232 -92L-196 96', '#8A5536', 9) +
      fill('M150 12C146 -44 204 -44 200 12Z', '#17A2A8') +
      disc(176, -52, 22, '#8A5536') +
      fill('M152 -50C146 -90 208 -90 200 -50C190 -66 164 -66 152 -50Z', '#2A1810') +
      // the clever goat
      rect(48, -36, 74, 34, '#FFF9EC', 16) +
      stroke('M58 -8V12M74 -8V12M98 -8V12M112 -8V12', '#FFF9EC', 9) +
      fill('M104 -30C108 -64 126 -70 140 -62L150 -46C144 -36 130 -36 122 -26Z', '#FFF9EC') +
      stroke('M124 -66C120 -80 112 -84 106 -84', '#8A5536', 7) +
      disc(132, -54, 4, INK) +
      stroke('M140 -38v12', '#D9D4E8', 6),
    0.94,
    -2,
  );
  s += text('Mit dem', { x: 84, y: 140, size: 68, f: 'chango', w: '400', fill: '#1F6B52' });
  s += text('Floß', { x: 78, y: 326, size: 182, f: 'chango', w: '400', fill: INK });
  s += text('nach Norden', { x: 84, y: 430, size: 88, f: 'chango', w: '400', fill: '#1F6B52' });
  s +=
    fill('M762 168L784 250H740Z', '#FFF9EC') +
    fill('M762 332L784 250H740Z', INK) +
    text('N', { x: 762, y: 140, size: 46, f: 'chango', w: '400', fill: INK, anchor: 'middle' });
  s += author('Eskil Thorwald', 1170, INK, 812, 'end', { size: 46, w: '800' });
  return s + grain(0.2) + bind();
}

await run({
  1: ['01-das-geheimnis-der-nachteule', nachteule],
  2: ['02-oma-faehrt-rollschuh', oma],
  3: ['03-wie-baut-man-eine-rakete', rakete],
  4: ['04-ein-elefant-in-der-klasse', elefant],
  5: ['05-sieben-tage-nebelinsel', nebelinsel],
  6: ['06-der-fall-butterbrot', butterbrot],
  7: ['07-der-dachs-will-nicht-schlafen', dachs],
  8: ['08-spuren-im-schulgarten', schulgarten],
  9: ['09-der-fuchs-vom-bahndamm', fuchs],
  10: ['10-die-wolkenwerft', wolkenwerft],
  '10-neu': ['10-die-wolkenwerft-neu', wolkenwerftNeu],
  11: ['11-super-schnecke-sibylle', schnecke],
  12: ['12-hundert-beine-unterm-stein', stein],
  13: ['13-regen-klingt-nach-reis', reis],
  14: ['14-wo-der-mond-badet', mond],
  15: ['15-die-bande-vom-trockenboden', trockenboden],
  16: ['16-mit-dem-floss-nach-norden', floss],
});
