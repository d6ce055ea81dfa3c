"""Pictures of the animal alphabet: a low horizon, the letter as a block of clay, the animal beside it."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from animals import *

os.makedirs(OUT + '/animals', exist_ok=True)     # the finishing step writes here


def key(energy=2.4, rot=(46, 10, -40), angle=10):
    """The one warm sun from the upper left."""
    return sun(rot, energy, angle, '#FFE8D6')


def ground(col):
    """A wide, gently curved ground that makes the low horizon."""
    ball((0, 4, -60), (90, 80, 60), mat(col, .95), seg=96)


def letter(ch, col, c=(-2.35, .7, 1.5), turn=14, size=4.9):
    """The big letter block."""
    letters(ch, c, size, mat(col, .55), rot=(90, 0, turn), depth=.26)


def low_sun(c=(5.2, 18, 6.6), r=2.2, col='#FFF3C9'):
    """The pale disc of the sun."""
    ball(c, r, mat(col, .9, emit=.55, clay=False), seg=64)


def look(target=(.35, 0, 1.72), dof=(.6, -1.2, 1.8)):
    """The camera all pictures of the series share."""
    camera((.3, -10.2, 2.0), target, 46, dof=dof, f=1.2)


def elefant():
    """A big elephant lifts its trunk beside the letter E, a small one waits on the right."""
    reset()
    world('#FFD9A0', '#FFE9C4', .8, ('skyTop', 'cream'), (.2, 1))
    key(2.3)
    ground('#F5B66B')
    letter('E', 'coral')
    elephant((.85, -.1, 0), rot=-40, s=1.3, trunk='up', headrot=(-2, 0, 10))
    elephant((3.5, -.9, 0), rot=-30, s=.62, trunk='curl', headrot=(0, 0, 8))
    for c, s, col, seed in (((-5.2, 6, -.4), 1.5, 'leaf', 2), ((5.6, 7, -.5), 1.7, '#7CC35B', 5), ((-9, 12, -1), 1.8, 'forest', 4)):
        tree(c, s, col, seed, 'acacia')
    for i, (x, y) in enumerate(((-4.1, -.6), (-3.1, -1.5), (3.8, -1.4), (4.7, -.4), (-.9, -1.9), (2.4, -2))):
        tuft((x, y, -.05), 1.3, ('#8FB23F', 'leaf')[i % 2], i)
    for i, (x, y, col) in enumerate(((-3.7, -1.1, 'pink'), (4.3, -1.1, 'violet'), (-1.5, -1.6, 'pink'))):
        flower((x, y, 0), 1.3, col, i)
    rock((-4.6, 1.2, 0), .9, '#C9A58A', 3)
    low_sun()
    look()
    render('animals/elefant')


LEAF = [(0, -.5), (.05, -.28), (.3, -.3), (.24, -.14), (.46, .02), (.28, .08), (.3, .3), (.14, .2), (0, .5)]


def maple_leaf(c, s, col, rot):
    """A lobed autumn leaf, slightly thick like a cut-out of clay."""
    e = empty(c, rot, s)
    prism(LEAF + [(-x, z) for x, z in LEAF[-2:0:-1]], .07, mat(col, .7), e, bev=.012)
    tube([(0, -.04, .3), (0, -.045, -.4), (.04, 0, -.72)], .03, mat('woodDk', .7, clay=False), e, res=4)


def acorn(c, rot=(0, 0, 0), s=1):
    """An acorn with its cap."""
    e = empty(c, rot, s)
    meta([('b', (0, 0, 0), (.15, .15, .2)), ('b', (0, 0, -.2), .04)], mat('#D9A14E', .4), e, .02, 3)
    meta([('b', (0, 0, .12), (.18, .18, .11)), ('t', [(0, 0, .2), (.03, 0, .34)], [.04, .03])], mat('#8A5A3C', .8), e, .02, 2)


def mushroom(c, s=1, rot=(0, 0, 0)):
    """A red mushroom with cream dots."""
    e = empty(c, rot, s)
    meta([('t', [(0, 0, 0), (.02, 0, .3), (0, 0, .55)], [.17, .12, .13])], mat('cream', .8), e, .03, 3)
    meta([('b', (0, 0, .62), (.42, .42, .2)), ('b', (0, 0, .74), (.3, .3, .18))], mat('coral', .5), e, .03, 5)
    for a, r, z in ((-1.6, .25, .84), (-.7, .33, .74), (-2.6, .33, .74), (.6, .25, .84), (2.4, .2, .88), (-1.2, .05, .92)):
        ball((math.cos(a) * r, math.sin(a) * r, z), (.06, .06, .04), mat('cream', .7, clay=False), e, seg=16)


def leaf_litter(n, seed, spots, cols):
    """Leaves on the ground, away from the round spots (x, y, radius) that stay free."""
    random.seed(seed)
    laid = 0
    while laid < n:
        x, y = random.uniform(-6, 6), random.uniform(-2.6, 5)
        tilt, turn, col, s = random.uniform(-78, -96), random.uniform(0, 360), random.choice(cols), random.uniform(.55, .85)
        if any(math.hypot(x - a, y - b) < r for a, b, r in spots):
            continue
        maple_leaf((x, y, .04 + .02 * laid % .06), s, col, (tilt, random.uniform(-8, 8), turn))
        laid += 1


def igel():
    """A big hedgehog with a leaf on its spines and a small one behind it, in autumn leaves beside the letter I."""
    reset()
    world('#F7B27A', '#FFE6C0', .8, ('skyTop', 'cream'), (.2, 1))
    key(2.3)
    ground('#C98B4E')
    letter('I', 'violet', (-2.35, .7, 1.5), 22)
    hedgehog((.85, -.1, 0), rot=-32, s=2.3)
    hedgehog((3.5, -1.0, 0), rot=-24, s=1.05)
    cols = ('coral', 'sun', 'amber', '#E07A2E', '#B9472F', '#D9A032')
    leaf_litter(110, 5, ((.75, .1, 1.75), (3.4, -.95, .95), (-2.35, .7, .6)), cols)
    for c, s, col, rot in (((.3, -.95, 2.28), .85, 'sun', (-38, 14, 20)), ((1.75, -.6, 2.05), .7, 'coral', (-30, -30, 40)),
                           ((3.45, -1.3, 1.12), .42, 'sun', (-40, 10, 20)), ((-1.7, -.1, .36), .95, 'amber', (-28, 8, 12)),
                           ((-3.3, -.1, .34), 1.0, 'coral', (-24, -6, -16)), ((5.0, .4, 3.4), .6, 'sun', (-20, 30, 40)),
                           ((-.9, 2, 3.6), .6, 'coral', (-30, -30, 10)), ((3.3, 3, 4.3), .55, 'coral', (20, 40, -30)),
                           ((-3.9, 1, 3.7), .5, 'sun', (-10, 30, 20))):
        maple_leaf(c, s, col, rot)
    mushroom((-4.25, -.5, 0), 1.35)
    mushroom((-3.75, -1.05, 0), .8, (0, 8, 20))
    acorn((-1.35, -1.55, .17), (-60, 20, 30), 1.15)
    acorn((2.35, -2.0, .15), (-66, -20, -30), 1.0)
    for c, s, col, seed in (((-6.9, 7, -.4), 2.0, '#E07A2E', 2), ((7.0, 8, -.5), 2.1, '#D9542F', 5), ((-10.5, 13, -1), 2.4, '#F0B23A', 4),
                            ((-2.6, 18, -1), 1.7, '#E58A3A', 9)):
        tree(c, s, col, seed)
    low_sun()
    look()
    render('animals/igel')


def crest(y, z, col, seed, amp=.16, bulge=.5, length=2.6):
    """One rounded ridge of waves across the whole picture."""
    random.seed(seed)
    pts = [(x * .6, y + .12 * math.sin(x * 1.7 + seed), z + amp * math.sin(x * .6 * math.tau / length + seed)) for x in range(-17, 18)]
    meta([('t', pts, bulge)], mat(col, .35, spec=.5), None, .08, 6)


def foam(c, rx, n=26, seed=1):
    """A lumpy collar of foam around something that stands in the water."""
    random.seed(seed)
    lumps = []
    for a in [math.tau * i / n for i in range(n)]:
        k = random.uniform(.94, 1.1)
        lumps.append(('b', (c[0] + math.cos(a) * rx[0] * k, c[1] + math.sin(a) * rx[1] * k, c[2]), random.uniform(.07, .17)))
    meta(lumps, mat('#EAF8FF', .8, clay=False), None, .035, 5)


def gull(c, rot=(0, 0, 0), s=1):
    """A small gull in flight."""
    e = empty(c, rot, s)
    w = mat('paper', .8, clay=False)
    meta([('b', (0, 0, 0), (.17, .34, .16)), ('b', (0, -.34, .08), .14), ('t', [(0, .3, 0), (0, .55, .02)], [.1, .08])], w, e, .03, 3)
    for sx in (-1, 1):
        meta([('t', [(sx * .1, 0, .05), (sx * .5, 0, .3), (sx * .95, .12, .2)], [.1, .1, .05])], w, e, .03, 3)
        ball((sx * .98, .13, .19), (.1, .06, .05), mat('ink', .7, clay=False), e, seg=16)
        ball((sx * .09, -.45, .12), .028, mat('#24162E', .3, clay=False), e, seg=12)
    meta([('t', [(0, -.45, .06), (0, -.6, .02)], [.05, .02])], mat('sun', .5, clay=False), e, .02, 2)


def wal():
    """A laughing blue whale spouts in the waves beside the letter W, which stands half in the water."""
    reset()
    world('#8FD3F5', '#E9F7FF', .8, ('skyTop', 'cream'), (.2, 1))
    key(2.4)
    ground('#2F8FC4')
    letter('W', 'sun', (-2.1, .9, .9), 12, 4.15)
    whale((1.7, .5, -.72), rot=-34, s=1.95)
    whale((4.5, 2.6, -.25), rot=-30, s=.8, col='#5CA9DE')
    for y, z, col, seed, amp in ((6.5, -.2, '#3A97CA', 2, .12), (4.2, -.3, '#3F9FD0', 4, .12), (-1.9, -.42, '#4FB2DA', 1, .17),
                                 (-3.0, -.5, '#7CCBE6', 3, .15)):
        crest(y, z, col, seed, amp)
    foam((-2.1, .85, .02), (1.8, .5), 34, 3)
    foam((1.6, .3, .0), (1.62, 1.72), 52, 5)
    foam((4.45, 2.4, -.1), (.62, .65), 18, 6)
    for x, z, d in ((.55, 2.55, .1), (2.75, 2.5, .09), (.75, 3.2, .06), (1.62, 3.45, .08)):
        ball((x, .2, z), (d, d, d * 1.3), mat('#9EDCF7', .3), seg=20)
    gull((-4.1, 3, 4.1), (10, 14, 60), 1.0)
    gull((3.6, 4, 3.6), (10, -12, -50), .8)
    low_sun((6.4, 18, 6.0), 2.0)
    cloud((-6.5, 24, 5.0), 1.5, 3)
    cloud((1.2, 26, 7.4), 1.2, 5)
    look((.35, 0, 1.72), (1.2, -1.0, 1.4))
    render('animals/wal')


for n in sys.argv[sys.argv.index('--') + 1:]: globals()[n]()
