"""Pictures of the regional pages: parakeets in the city, the river and its gauge, the cathedral workshop."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from animals import *

os.makedirs(OUT + '/regional', exist_ok=True)     # the finishing step writes here


def key(energy=2.4, rot=(46, 10, -40), angle=10):
    """The one warm sun from the upper left."""
    return sun(rot, energy, angle, '#FFE8D6')


# ------------------------------------------------------------ gothic
def pinnacle(c, w, h, wall, roof, parent=None):
    """A slender turret with a pointed roof and a knob."""
    x, y, z = c
    rbox((x, y, z + h * .25), (w, w, h * .5), .02, wall, parent)
    cyl((x, y, z + h * .75), w * .8, h * .55, roof, parent, r2=.01, bev=0, seg=8)
    ball((x, y, z + h * 1.02), w * .25, roof, parent, seg=12)


def arch_window(c, w, h, m, parent=None):
    """A pointed window, flat, in the XZ plane."""
    pts = [(-w, 0), (w, 0), (w, h * .6)]
    pts += [(w - 2 * w * (1 - math.cos(a)), h * .6 + h * .4 * math.sin(a) / .8660254) for a in (.35, .7, 1.047)]
    pts += [(-x, z) for x, z in pts[-2:1:-1]]
    prism(pts, .06, m, parent, c)


def gothic_tower(c, w, h, wall, roof, glass, parent=None, rows=3):
    """A square gothic tower: buttresses, pointed windows, pinnacles and an open-work spire with crockets."""
    e = empty(c, (0, 0, 0), 1, parent)
    rbox((0, 0, h / 2), (w, w, h), .05, wall, e)
    for sx in (-1, 1):
        rbox((sx * w * .52, -w * .5, h * .48), (w * .18, w * .22, h * .96), .03, wall, e)
        pinnacle((sx * w * .5, -w * .48, h * .96), w * .16, h * .3, wall, roof, e)
        pinnacle((sx * w * .5, w * .4, h * .96), w * .16, h * .3, wall, roof, e)
    for i in range(rows):
        z = h * (.12 + .86 * i / rows)
        for sx in (-1, 1):
            arch_window((sx * w * .2, -w * .51, z), w * .12, h * .68 / rows, glass, e)
        rbox((0, -w * .5, z - h * .035), (w * 1.06, w * .14, h * .022), .01, roof, e)
    cyl((0, 0, h + h * .36), w * .5, h * .74, roof, e, r2=.02, bev=0, seg=8)
    for i in range(5):
        for a in (-2.75, -1.96, -1.18, -.39):
            k = 1 - i / 5.4
            ball((math.cos(a) * w * .5 * k, math.sin(a) * w * .5 * k, h + h * .74 * (i + .1) / 5.4), w * .05, wall, e, seg=12)
    rbox((0, 0, h * 1.76), (w * .06, w * .06, h * .16), .01, roof, e)
    rbox((0, 0, h * 1.79), (w * .2, w * .06, h * .035), .01, roof, e)
    return e


def cathedral(c, s=1, wall='#8F86C4', roof='#6F66AC', glass='#5A4F98'):
    """A generic cathedral: two towers with spires, a gable and a nave behind."""
    e = empty(c, (0, 0, 0), s)
    w, r, g = mat(wall, .9, clay=False), mat(roof, .9, clay=False), mat(glass, .9, clay=False)
    for sx in (-1, 1):
        gothic_tower((sx * 1.05, 0, 0), 1.25, 4.2, w, r, g, e)
    rbox((0, .3, 1.5), (1.2, 1.0, 3.0), .03, w, e)
    prism([(-.6, 3.0), (.6, 3.0), (0, 4.1)], .9, r, e, (0, .3, 0))
    ball((0, -.22, 2.3), (.36, .06, .36), g, e)
    arch_window((0, -.24, .2), .28, 1.3, g, e)
    rbox((2.8, 2.2, 1.2), (3.6, 2.0, 2.4), .03, w, e)
    prism([(-1.9, 2.4), (1.9, 2.4), (1.75, 3.5), (-1.75, 3.5)], 1.4, r, e, (2.8, 2.2, 0))
    return e


def house(c, w, h, col, roof, seed=0):
    """A narrow town house with gable and windows."""
    e = empty(c)
    wall, top, win = mat(col, .9), mat(roof, .9), mat('#5E6AA8', .7, clay=False)
    rbox((0, 0, h / 2), (w, 1.2, h), .04, wall, e)
    prism([(-w / 2 - .08, h), (w / 2 + .08, h), (0, h + w * .62)], 1.3, top, e)
    for i in range(max(1, int(h / .75))):
        for sx in (-1, 1):
            rbox((sx * w * .22, -.6, .5 + i * .72), (w * .2, .06, .38), .02, win, e)
    return e


# ------------------------------------------------------------ parakeets
def parakeet(c, rot=0, s=1, tilt=0, wings=False, look=(0, 0, 0), ring=True):
    """A ring-necked parakeet, faces -Y, feet at the origin: green, red bill, dark collar, long blue-green tail."""
    e = empty(c, (tilt, 0, rot), s)
    g, lite, tail = mat('#58BF4B', .7), mat('#8ED867', .75), mat('#2FA79B', .7)
    meta([('b', (0, .05, .62), (.36, .34, .5)), ('b', (0, -.02, .95), (.3, .29, .3)), ('b', (0, .16, .36), (.27, .27, .32))], g, e, .03, 5)
    meta([('b', (0, -.17, .58), (.25, .2, .34))], lite, e, .03, 4)
    meta([('t', [(0, .26, .3), (0, .48, -.3), (0, .66, -1.15)], [.17, .12, .03])], tail, e, .03, 3)
    meta([('t', [(.07, .28, .3), (.1, .46, -.2), (.13, .56, -.7)], [.1, .08, .03]), ('t', [(-.07, .28, .3), (-.1, .46, -.2), (-.13, .56,
          -.7)], [.1, .08, .03])],
         mat('#45AB57', .7), e, .025, 3)
    for sx in (-1, 1):
        if wings:
            meta([('t', [(sx * .28, .1, .85), (sx * .85, .12, 1.2), (sx * 1.35, .2, 1.05)], [.15, .17, .06]),
                  ('t', [(sx * .3, .12, .7), (sx * .8, .16, .85), (sx * 1.15, .2, .7)], [.13, .16, .06])], mat('#3FA545', .7), e, .03, 3)
        else:
            meta([('t', [(sx * .33, .02, .85), (sx * .4, .12, .5), (sx * .24, .34, .02)], [.13, .17, .05])], mat('#3FA545', .7), e, .03, 3)
        for k in (-.07, .07):
            ball((sx * .15 + k, -.12, .04), (.05, .1, .05), mat('#B98A86', .6, clay=False), e, seg=12)
    H = empty((0, -.05, 1.25), look, 1, e)
    meta([('b', (0, 0, .02), (.35, .33, .32))], g, H, .03, 5)
    if ring:
        for z, k, w, col in ((-.15, 1.0, .03, 'ink'), (-.215, .98, .028, 'pink')):
            tube([(math.cos(a) * .335 * k, math.sin(a) * .32 * k, z) for a in [math.tau * i / 12 for i in range(12)]], w, mat(col, .6,
                                                            clay=False), H, cyc=True)
    meta([('t', [(0, -.3, .08), (0, -.5, .0), (0, -.47, -.2)], [.15, .12, .03]), ('b', (0, -.34, -.1), (.09, .1, .08))], mat('#F0435A',
                                                            .4), H, .025, 4)
    for sx in (-1, 1):
        ball((sx * .21, -.24, .1), (.1, .07, .1), mat('#FFC9B0', .6, clay=False), H, seg=20)
    eyes(H, (-.215, -.285, .1), (.215, -.285, .1), .06)
    return e


LOBES = [(0, -.5), (.06, -.3), (.36, -.34), (.3, -.14), (.56, .06), (.3, .1), (.28, .36), (.13, .22), (0, .56)]


def plane_leaf(c, s, col, rot):
    """A big lobed plane-tree leaf."""
    e = empty(c, rot, s)
    prism(LOBES + [(-x, z) for x, z in LOBES[-2:0:-1]], .06, mat(col, .75), e, bev=.012)
    tube([(0, -.04, .34), (0, -.04, -.4), (.05, 0, -.75)], .028, mat('#8FB85A', .7, clay=False), e, res=4)


def bark():
    """The blotched bark of a plane tree."""
    return spotted('#E6D3A8', '#B79B74', 1.5)


def leaf_cloud(c, n, spread, seed):
    """Many leaves around a point."""
    random.seed(seed)
    for i in range(n):
        x, y, z = (random.gauss(0, 1) * k for k in spread)
        plane_leaf((c[0] + x, c[1] + y, c[2] + z), random.uniform(.6, .95), random.choice(('#7CBF52', '#5FA944', '#9CCB5A', '#4C9A48',
                                                            'leaf')),
                   (random.uniform(-50, 30), random.uniform(-60, 60), random.uniform(-40, 40)))


def berry(c, s=1):
    """The bristly ball fruit of the plane tree on its stalk."""
    x, y, z = c
    tube([(x, y, z), (x + .05, y, z - .45)], .02, mat('#8FB85A', .7, clay=False))
    ball((x + .05, y, z - .58), .16 * s, mat('#C9A24E', .9), seg=24)


def sittiche():
    """Green ring-necked parakeets in a plane tree, behind them a city with the two spires of a cathedral."""
    reset()
    world('#7CCBF5', '#FFEBD0', .8, ('skyTop', 'cream'), (.1, .9))
    key(2.4)
    cathedral((-1.7, 24, -4.2), 1.56, '#A79FD8', '#8A80C4', '#6F66AC')
    hues = (('#F2C9B0', '#D9806A'), ('#FFE3AE', '#C98A6A'), ('#CFE6EA', '#8F9BC8'), ('#F5D6DE', '#C9788A'), ('#E6E0C8', '#B98A6A'))
    for i in range(15):
        random.seed(i + 3)
        col, roof = hues[i % 5]
        house((-10.6 + i * 1.52, 15 + (i % 3) * .8, -3.3), 1.45, random.uniform(2.0, 3.1), col, roof, i)
    for x, y, s, col in ((-8.5, 13.4, 1.0, '#7CC68A'), (-3.0, 13.2, .9, '#6DBB80'), (3.2, 13.2, 1.0, '#7CC68A'), (8.3, 13.4, 1.1,
                                                            '#6DBB80')):
        tree((x, y, -3.6), s, col, int(x * 7) % 9)
    ball((0, 12.6, -5.85), (60, 2.2, 3.3), mat('#86CF7E', .95), seg=64)
    wood = bark()
    meta([('t', [(6.3, 1.6, -3.4), (5.5, 1.2, -.6), (5.2, .8, 1.6), (5.5, .9, 4.2), (5.2, 1.2, 7.0)], [1.1, .85, .75, .68, .6])], wood,
         None, .08, 4)
    meta([('t', [(5.2, .7, .7), (3.4, .2, .45), (1.2, 0, .12), (-1.2, 0, .02), (-3.6, .2, .28), (-6.6, .5, .75)], [.62, .42, .34, .29, .24,
          .17])], wood, None, .06, 4)
    meta([('t', [(5.3, .9, 3.2), (3.6, .9, 3.6), (1.8, 1.0, 3.85), (.2, 1.2, 4.3)], [.5, .3, .22, .12])], wood, None, .05, 4)
    meta([('t', [(-3.0, .1, .15), (-3.5, -.1, .8), (-3.8, -.3, 1.3)], [.16, .11, .06])], wood, None, .04, 3)
    leaf_cloud((3.5, .9, 4.2), 26, (1.3, .3, .35), 4)
    leaf_cloud((-5.6, .4, 1.2), 13, (.7, .3, .45), 9)
    leaf_cloud((-5.4, .0, 4.5), 14, (1.0, .3, .35), 12)
    leaf_cloud((4.9, -.6, .1), 10, (.8, .25, .5), 15)
    leaf_cloud((-3.85, -.35, 1.55), 4, (.25, .1, .2), 21)
    for c in ((1.4, .6, 4.0), (2.6, .4, 3.6), (-4.9, .1, .5), (3.9, -.5, -.1)):
        berry(c)
    parakeet((1.0, -.12, .42), 16, 1.6, look=(0, 0, -22))
    parakeet((-2.05, -.05, .3), -4, 1.35, look=(4, 0, 26), ring=False)
    parakeet((3.2, .1, .8), -34, 1.15, look=(0, 10, 14))
    hang = parakeet((2.15, .85, 3.72), 12, .85, look=(0, 0, -8))
    hang.rotation_euler = (math.radians(8), math.radians(180), math.radians(-12))
    fly = parakeet((-3.45, .3, 2.35), 0, .95, wings=True)
    fly.rotation_euler = (math.radians(-30), math.radians(-12), math.radians(34))
    cloud((-7.5, 30, 7.5), 1.5, 1)
    cloud((8.5, 32, 6.0), 1.4, 4)
    camera((0, -10.4, 2.0), (0, 0, 1.62), 44, dof=(.5, -.5, 1.5), f=1.1)
    render('regional/sittiche')


# ------------------------------------------------------------ river
def gull(c, rot=(0, 0, 0), s=1, flying=True):
    """A gull, in flight or standing."""
    e = empty(c, rot, s)
    w, grey, dark = mat('paper', .8, clay=False), mat('#B7BCD6', .8, clay=False), mat('ink', .7, clay=False)
    meta([('b', (0, 0, 0), (.2, .38, .19)), ('b', (0, -.36, .14), .17), ('t', [(0, .3, 0), (0, .6, .03)], [.12, .08])], w, e, .03, 3)
    for sx in (-1, 1):
        if flying:
            meta([('t', [(sx * .1, 0, .06), (sx * .55, -.05, .34), (sx * 1.1, .12, .22)], [.11, .12, .05])], grey, e, .03, 3)
            ball((sx * 1.12, .13, .21), (.12, .07, .055), dark, e, seg=16)
        else:
            meta([('b', (sx * .17, .1, .05), (.08, .36, .14), (0, 0, sx * 6)), ('t', [(sx * .1, .4, .08), (sx * .05, .7, .1)], [.07,
                  .03])], grey, e, .025, 3)
            tube([(sx * .09, 0, -.15), (sx * .09, 0, -.42)], .028, mat('amber', .5, clay=False), e)
            ball((sx * .09, -.06, -.42), (.06, .1, .025), mat('amber', .5, clay=False), e, seg=12)
        ball((sx * .1, -.49, .19), .034, mat('#24162E', .3, clay=False), e, seg=12)
    meta([('t', [(0, -.5, .1), (0, -.68, .05)], [.06, .02])], mat('sun', .5, clay=False), e, .02, 2)
    return e


def barge(c, rot=0, s=1):
    """A cargo barge, bow towards -X: open hold with gravel, wheelhouse and a car aft, flag, washing line."""
    e = empty(c, (0, 0, rot), s)
    hull, red, deck = mat('#3F4FA0', .5), mat('coral', .5), mat('#D9A66A', .8)
    def outline(k, dx=0): return [(-5.6 * k + dx, 0), (-4.9 * k + dx, -.75 * k), (-3.8 * k + dx, -1.05 * k), (4.4, -1.05 * k), (4.8,
                                                            -.7 * k), (4.8, .7 * k), (4.4, 1.05 * k),
                                  (-3.8 * k + dx, 1.05 * k), (-4.9 * k + dx, .75 * k)]
    for k, z, h, m in ((.94, .1, .6, red), (1.0, .62, .5, hull), (1.02, .92, .14, mat('cream', .6))):
        prism([(x, y) for x, y in outline(k)], h, m, e, (0, 0, z), (-90, 0, 0), .03)
    prism(outline(.94), .1, deck, e, (0, 0, .98), (-90, 0, 0))
    for sx in (-1, 1):
        rbox((-.7, sx * .78, 1.2), (5.4, .12, .5), .04, mat('teal', .6), e)
    for x in (-3.4, 2.0):
        rbox((x, 0, 1.2), (.12, 1.6, .5), .04, mat('teal', .6), e)
    random.seed(5)
    heap = [('b', (-2.6 + i * .62, random.uniform(-.1, .1), 1.15), (.62, .62, .32 + .3 * (i % 2))) for i in range(7)]
    meta(heap, mat('#E9C07A', .95), e, .05, 3)
    rbox((3.35, 0, 1.45), (1.7, 1.5, .9), .1, mat('paper', .6), e)
    rbox((3.3, 0, 2.25), (1.3, 1.25, .8), .08, mat('paper', .6), e)
    rbox((3.3, 0, 2.72), (1.6, 1.5, .14), .05, red, e)
    for x in (2.95, 3.6):
        rbox((x, -.63, 2.32), (.5, .06, .42), .04, mat('#7FC4DE', .2, spec=.7, clay=False), e)
    rbox((2.64, 0, 2.32), (.06, .9, .42), .04, mat('#7FC4DE', .2, spec=.7, clay=False), e)
    for x in (2.85, 3.4, 3.95):
        ring_((x, -.78, 1.5), .15, .035, mat('sun', .5), e, (90, 0, 0))
        ball((x, -.76, 1.5), (.13, .03, .13), mat('#7FC4DE', .2, clay=False), e, seg=20)
    tube([(4.55, 0, 1.1), (4.6, 0, 2.5)], .035, mat('wood', .6), e)
    for i, col in enumerate(('sun', 'violet', 'coral')):
        rbox((4.9, 0, 2.4 - i * .13), (.6, .03, .13), .005, mat(col, .7, clay=False), e)
    tube([(-4.6, 0, 1.0), (-4.6, 0, 2.0)], .04, mat('cream', .5), e)
    tube([(-4.6, 0, 1.9), (-1, -.3, 2.3), (2.6, 0, 2.8)], .015, mat('ink', .6, clay=False), e)
    for i, (x, z, col) in enumerate(((-3.1, 1.98, 'pink'), (-2.5, 2.03, 'sun'), (-1.9, 2.1, 'mint'), (-1.3, 2.15, 'coral'))):
        rbox((x, -.2, z - .2), (.38, .04, .46), .05, mat(col, .8), e, rot=(0, -6 + i * 4, 0))
    return e


def ring_(c, r, w, m, parent=None, rot=(0, 0, 0), n=14):
    """A torus."""
    e = empty(c, rot, 1, parent)
    return tube([(math.cos(a) * r, math.sin(a) * r, 0) for a in [math.tau * i / n for i in range(n)]], w, m, e, cyc=True)


def arch_bridge(y, m, dark, spans=4, width=5.4, z=0):
    """A stone bridge of round arches across the river."""
    x0 = -spans * width / 2
    for k in range(spans):
        cx, r = x0 + width * (k + .5), width * .4
        arc = [(cx + r * math.cos(a), z + .3 + r * 1.02 * math.sin(a)) for a in [math.pi * i / 18 for i in range(19)]]
        for side, half in ((-1, arc[9:]), (1, arc[9::-1])):
            outer = cx + side * width / 2
            edge = [(cx, z + 3.1)] + half + [(cx + side * r, z - .6), (outer, z - .6), (outer, z + 3.1)]
            prism(edge, 1.6, m, None, (0, y, 0))
        tube([(px, y - .82, pz) for px, pz in arc[::2]], .13, dark)
        meta([('b', (cx + width / 2, y - .9, z + .1), (.55, .7, .9))], dark, None, .06, 3)
    rbox((0, y, z + 3.2), (spans * width, 1.9, .28), .06, dark)
    rbox((0, y - .8, z + 3.55), (spans * width, .14, .5), .04, m)
    for i in range(spans * 2 + 1):
        x = x0 + i * width / 2
        tube([(x, y - .7, z + 3.5), (x, y - .7, z + 4.5)], .05, mat('ink', .6, clay=False))
        ball((x, y - .7, z + 4.6), .16, mat('#FFF0B8', .5, emit=.4, clay=False), seg=20)


def tram(c, s=1):
    """A small red tram."""
    e = empty(c, (0, 0, 0), s)
    rbox((0, 0, .55), (4.2, .9, 1.0), .18, mat('coral', .5), e)
    rbox((0, -.43, .72), (3.8, .1, .42), .06, mat('#7FC4DE', .3, clay=False), e)
    rbox((0, 0, 1.1), (3.8, .7, .12), .04, mat('cream', .6), e)
    for i in range(5):
        rbox((-1.6 + i * .8, -.47, .72), (.07, .1, .44), .01, mat('coral', .5), e)


def gauge_post(c, rot=0, s=1):
    """A big gauge board with marks, numbers, a sign PEGEL and a wet lower end; a coral pointer shows the water level."""
    e = empty(c, (0, 0, rot), s)
    rbox((0, .22, 1.4), (.34, .3, 5.4), .06, mat('woodDk', .8), e)
    rbox((0, 0, 1.55), (1.0, .16, 4.3), .05, mat('paper', .6), e)
    ink = mat('ink', .5, clay=False)
    for i in range(20):
        z = -.42 + i * .2
        rbox((-.5 + (.17 if i % 5 else .26), -.085, z), ((.3 if i % 5 else .48), .03, .075), .01,
             ink if i % 2 == 0 or i % 5 == 0 else mat('coral', .5, clay=False), e)
    for i, ch in enumerate('1234'):
        letters(ch, (.25, -.09, -.42 + i * 1.0), .5, mat('ink', .5), depth=.1, parent=e)
    rbox((0, -.02, 4.0), (1.75, .22, .66), .1, mat('teal', .6), e)
    letters('Pegel', (0, -.15, 4.0), .58, mat('cream', .5), depth=.12, parent=e)
    return e


def ripple_lines(n, x0, x1, y0, y1, seed, col='#A9E0EE', z=.03):
    """Short light strokes on the water."""
    random.seed(seed)
    for i in range(n):
        x, y, w = random.uniform(x0, x1), random.uniform(y0, y1), random.uniform(.25, .6)
        tube([(x - w, y, z), (x, y + .04, z + .015), (x + w, y, z)], .024, mat(col, .4, clay=False), res=4)


def rhein():
    """A cargo barge on a wide river, an arched bridge with a tram behind, a gauge board with a gull in front."""
    reset()
    world('#6FC3F2', '#FFF0D6', .8, ('skyTop', 'cream'), (.35, 1))
    key(2.4)
    rbox((0, 20, -.5), (120, 90, 1), 0, mat('#3D9CC4', .3, spec=.5))
    hills([(-12, 34, -7, 16, 8, 10.5, '#8ED6A2'), (13, 36, -8, 18, 8, 12.5, '#7CCB95'), (0, 40, -9, 40, 8, 11, '#A8DDB4')])
    hues = (('#F2C9B0', '#D9806A'), ('#FFE3AE', '#C98A6A'), ('#CFE6EA', '#8F9BC8'), ('#F5D6DE', '#C9788A'))
    rbox((0, 25.4, .3), (60, 1.5, 1.2), .1, mat('#D9C4A0', .9))
    for i, x in enumerate((-13.2, -11.5, -9.8, -8.1, 8.6, 10.4, 12.1, 13.8)):
        random.seed(i)
        house((x, 26, .6), 1.65, random.uniform(1.8, 3.0), *hues[i % 4])
    arch_bridge(15, mat('#E3BD8C', .85), mat('#C4946A', .85), 4, 6.2)
    tram((3.0, 15, 3.35), 1.0)
    barge((2.15, 2.6, -.05), 12, 1.06)
    foam = mat('#F2FBFF', .8, clay=False)
    random.seed(9)
    meta([('b', (-3.75 + i * .36 + random.uniform(-.06, .06), .55 + i * .09 - max(0, 2 - i) * -.12, .03), random.uniform(.09,
          .2)) for i in range(13)], foam, None, .035, 4)
    ripple_lines(44, -8, 8, -4, 9, 7)
    gauge_post((-3.3, -1.3, -.2), 10, .86)
    ring_((-3.3, -1.3, .02), .75, .03, mat('#D5F1F8', .4, clay=False))
    ring_((-3.3, -1.3, .02), 1.1, .025, mat('#A9E0EE', .4, clay=False))
    gull((-3.25, -1.3, 3.92), (0, 0, 50), .95, False)
    gull((-.9, -.5, 4.15), (14, 16, 60), .85)
    gull((2.6, 3.4, 5.0), (10, -14, -40), .8)
    gull((5.2, -1.4, 3.9), (12, 10, 110), .8)
    for x, y, s, seed in ((4.5, -2.4, 1.0, 3), (5.6, -1.9, 1.2, 4), (3.4, -2.9, .7, 7)):
        rock((x, y, -.2), s, ('#B4A8C0', '#C9BFD6', '#A79FC0')[seed % 3], seed)
    for i in range(9):
        tuft((3.9 + i * .28, -2.9 + (i % 3) * .3, .05), 1.5, '#57AC4C', i)
    cloud((-6.5, 30, 10.5), 1.6, 1)
    cloud((6.5, 34, 12.0), 1.5, 4)
    camera((0, -11.6, 3.5), (.2, 1, 2.15), 38, dof=(0, .5, 1.6), f=1.2)
    render('regional/rhein')


# ------------------------------------------------------------ stonemasons
def gargoyle(c, rot=0, s=1, col='#E3D2B4'):
    """A friendly stone gargoyle on its block, laughing, with horns and small wings; faces -Y."""
    e = empty(c, (0, 0, rot), s)
    m, dark = mat(col, .95), mat('#8A7A6A', .9, clay=False)
    meta([('b', (0, .15, .5), (.44, .42, .5)), ('b', (0, -.2, .82), (.36, .32, .34)), ('t', [(-.22, -.3, .5), (-.26, -.45, .08)], [.15,
          .14]),
          ('t', [(.22, -.3, .5), (.26, -.45, .08)], [.15, .14]), ('b', (-.4, .2, .22), (.22, .34, .24)), ('b', (.4, .2, .22), (.22, .34,
                                                            .24))], m, e, .035, 4)
    H = empty((0, -.42, 1.22), (0, 0, 0), 1, e)
    meta([('b', (0, 0, 0), (.46, .4, .38)), ('b', (0, -.32, -.1), (.34, .26, .2)), ('t', [(-.26, .05, .28), (-.36, .1, .52), (-.3, .02,
          .7)], [.12, .09, .03]),
          ('t', [(.26, .05, .28), (.36, .1, .52), (.3, .02, .7)], [.12, .09, .03]), ('t', [(-.4, .05, .1), (-.72, .12, .26)], [.16, .04]),
          ('t', [(.4, .05, .1), (.72, .12, .26)], [.16, .04]), ('b', (-.19, -.33, .25), (.13, .1, .05), (0, 14, 0)), ('b', (.19, -.33,
                                                            .25), (.13, .1, .05), (0, -14, 0))], m, H, .03, 4)
    for sx in (-1, 1):
        ball((sx * .19, -.37, .1), (.095, .07, .115), dark, H, seg=20)
        ball((sx * .19 - .03, -.435, .15), (.032, .02, .036), mat('paper', .5, clay=False), H, seg=12)
        ball((sx * .09, -.57, -.05), (.04, .03, .035), dark, H, seg=12)
        meta([('t', [(sx * .3, .35, .8), (sx * .75, .5, 1.25), (sx * 1.05, .5, 1.0)], [.12, .1, .05]), ('t', [(sx * .3, .38, .65),
              (sx * .7, .5, .9)], [.12, .07])], m, e, .03, 3)
    smile_ = [(-.3, .07), (-.15, .03), (0, .015), (.15, .03), (.3, .07), (.25, -.08), (.13, -.18), (0, -.21), (-.13, -.18), (-.25, -.08)]
    prism(smile_, .14, dark, H, (0, -.53, -.15), (-8, 0, 0))
    for x in (-.16, 0, .16):
        rbox((x, -.6, -.16), (.11, .05, .08), .02, m, H)
    ball((0, -.6, -.3), (.1, .03, .045), mat('#C98A7E', .8, clay=False), H, seg=16)
    return e


def finial(c, s=1, col='#E3D2B4'):
    """A stone finial: stem with four leaves and a bud."""
    e = empty(c, (0, 0, 20), s)
    m = mat(col, .95)
    parts = [('t', [(0, 0, 0), (0, 0, .7), (0, 0, 1.5)], [.22, .14, .12]), ('b', (0, 0, 1.62), (.2, .2, .26))]
    for z, k in ((.62, 1.0), (1.2, .7)):
        for a in range(4):
            ca, sa = math.cos(a * math.pi / 2), math.sin(a * math.pi / 2)
            parts.append(('t', [(0, 0, z - .1), (ca * .34 * k, sa * .34 * k, z + .02), (ca * .5 * k, sa * .5 * k, z + .26)], [.1, .15 * k,
                          .11 * k]))
    meta(parts, m, e, .03, 3)
    rbox((0, 0, .02), (.8, .8, .24), .05, m, e)
    return e


def scaffold(x0, x1, z1, y, levels, parent=None):
    """Tubes, planks and braces of a scaffolding, with a ladder."""
    pole, plank = mat('#B7BCD6', .4, clay=False), mat('#D99A5B', .8)
    n = 3
    for i in range(n + 1):
        x = x0 + (x1 - x0) * i / n
        tube([(x, y, -.2), (x, y, z1)], .06, pole, parent, res=2)
    for k in range(levels):
        z = .9 + k * (z1 - 1.2) / (levels - 1)
        rbox(((x0 + x1) / 2, y + .2, z), (x1 - x0 + .5, .7, .1), .02, plank, parent)
        tube([(x0 - .2, y - .05, z + .55), (x1 + .2, y - .05, z + .55)], .045, mat('coral', .5), parent, res=2)
        if k < levels - 1:
            h = (z1 - 1.2) / (levels - 1)
            a, b = (x0, x1) if k % 2 else (x1, x0)
            tube([(a, y, z), (a + (b - a) / 3, y, z + h)], .045, pole, parent, res=2)


def mason_tools(z):
    """Chisels, a square, a brush and chips on the bench."""
    for i, (x, y, r) in enumerate(((-2.3, -1.0, 20), (-2.0, -1.1, 8), (1.75, -1.15, -24))):
        e = empty((x, y, z + .06), (90, 0, r))
        tube([(0, -.0, 0), (0, 0, .5)], .05, mat('#8C86A3', .3, clay=False), e)
        rbox((0, 0, .58), (.14, .05, .18), .01, mat('#8C86A3', .3, clay=False), e)
        cyl((0, 0, -.05), .075, .1, mat(('coral', 'sun', 'teal')[i], .5), e)
    random.seed(4)
    for i in range(26):
        r = random.uniform(.04, .11)
        ball((random.gauss(.2, .9), random.uniform(-1.35, -.55), z + r * .5), (r, r * .8, r * .7), mat('#E3D2B4', .95, clay=False), seg=8)


def dombauhuette():
    """A stonemason chisels a laughing stone gargoyle in the workshop; outside a gothic tower stands in scaffolding."""
    reset()
    world('#74C4F0', '#FFEFD2', .74, ('skyTop', 'cream'), (.25, 1))
    key(2.3, (48, 6, -38))
    area((-3, -6, 5), (0, 0, 1.5), 260, 4, '#FFE6C8')
    rbox((0, 10, -1.1), (60, 40, 1), 0, mat('#E6C795', .95))
    stone, roof, glass = mat('#D8C4B8', .9), mat('#A796B8', .9), mat('#6C5F9E', .8, clay=False)
    gothic_tower((2.9, 10.5, -.8), 3.0, 6.0, stone, roof, glass)
    gothic_tower((6.5, 13, -.8), 1.9, 3.35, stone, roof, glass)
    scaffold(1.0, 4.9, 6.6, 8.5, 4)
    tree((-5.2, 13, -.7), 1.8, '#6DBB80', 3)
    tree((-8.6, 15, -.7), 2.1, '#5FB06C', 5)
    cloud((-3.5, 26, 9.5), 1.4, 1)
    beam, plank = mat('#B9783F', .75), mat('#9A5F38', .8)
    for x in (-4.9, -.55, 5.3):
        rbox((x, 2.6, 2.2), (.34, .34, 5.6), .06, beam)
    rbox((0, 2.55, 4.75), (14, .44, .42), .08, beam)
    for x, d in ((-4.9, 1), (-.55, -1), (-.55, 1), (5.3, -1)):
        tube([(x, 2.5, 3.5), (x + d * .95, 2.5, 4.6)], .12, beam)
    rbox((0, 2.75, .35), (14, .16, 1.5), .04, plank)
    for i in range(14):
        rbox((-6.5 + i, 2.65, .35), (.92, .1, 1.4), .03, plank)
    rbox((-5.2, 2.3, 2.55), (2.2, .6, .12), .03, beam)
    finial((-4.7, 2.3, 2.62), .78)
    rbox((0, -.6, -.85), (20, 7, .2), 0, mat('#D9B583', .9))
    finial((4.35, .9, -.72), 1.75)
    rbox((0, -.45, .35), (5.6, 1.9, .26), .06, mat('#C98A50', .8))
    for x in (-2.3, 2.3):
        rbox((x, -.45, -.25), (.4, 1.5, 1.0), .06, plank)
    rbox((.95, -.35, .72), (1.7, 1.35, .5), .06, mat('#E3D2B4', .95))
    gargoyle((1.0, -.2, .96), -14, 1.15)
    mason_tools(.48)
    R, B, H = kid((-1.25, .55, -.72), rot=50, s=1.62, skin=3, shirt='sky', pants='petrol', hair='bun', hairC='#20141C', accC='coral',
                  mood='open', glasses=True,
                  headrot=(6, 0, -14), armL=[(-.3, -.42, .3), (.08, -.72, .42)], armR=[(.6, -.05, .66), (.52, -.4, 1.02)])
    H.scale = (.88,) * 3
    H.location.z = 1.09
    meta([('b', (0, -.1, .2), (.3, .19, .36)), ('b', (0, -.06, -.12), (.36, .26, .3))], mat('#C9683F', .8), B, .03, 5)
    tube([(-.2, -.2, .5), (-.24, -.02, .68), (-.1, .18, .66)], .035, mat('#C9683F', .8), B)
    tube([(.2, -.2, .5), (.24, -.02, .68), (.1, .18, .66)], .035, mat('#C9683F', .8), B)
    chisel = empty((.08, -.74, .42), (0, 0, 0), 1, B)
    chisel.rotation_euler = V((.1, -1, .0)).to_track_quat('Z', 'Y').to_euler()
    tube([(0, 0, -.3), (0, 0, .4)], .05, mat('#8C86A3', .3, clay=False), chisel)
    hammer = empty((.52, -.42, 1.04), (38, 0, 0), 1, B)
    tube([(0, 0, -.15), (0, 0, .42)], .05, mat('woodDk', .6), hammer)
    cyl((0, 0, .55), .2, .42, mat('wood', .7), hammer, r2=.24, bev=.05)
    random.seed(2)
    for i in range(12):
        r = random.uniform(.03, .07)
        ball((.35 + random.gauss(0, .25), -.75 + random.uniform(-.3, .1), 1.9 + random.gauss(0, .28)), r, mat('#E3D2B4', .95, clay=False),
             seg=8)
    camera((0, -9.8, 3.0), (.15, .4, 1.85), 41, dof=(.3, -.4, 1.8), f=1.6)
    render('regional/dombauhuette')


for n in sys.argv[sys.argv.index('--') + 1:]: globals()[n]()
