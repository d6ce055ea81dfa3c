"""Pictures of the events: people doing something."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from animals import *

os.makedirs(OUT + '/events', exist_ok=True)     # the finishing step writes here
T = HERE + '/textures/'
CROSS = dict(sitting=True, legL=[(-.52, -.34, -.02), (-.04, -.62, -.12)], legR=[(.52, -.34, -.02), (.08, -.54, -.12)])
CHAIR = dict(sitting=True, legL=[(-.17, -.52, .0), (-.18, -.56, -.52)], legR=[(.17, -.52, .0), (.18, -.56, -.52)])
STEEL = '#A7A3BF'


clay_kid = kid


def kid(*args, **kw):
    """The kit's child; under a headscarf the ears stay hidden."""
    R, B, H = clay_kid(*args, **kw)
    if kw.get('hair') == 'scarf':
        for o in H.children:
            if o.name.startswith('ball') and abs(abs(o.location.x) - .45) < .01 and abs(o.location.z + .06) < .01:
                o.hide_render = True
    return R, B, H


def key(energy=2.5, rot=(46, 10, -40), angle=10):
    """The one warm sun from the upper left."""
    return sun(rot, energy, angle, '#FFE8D6')


def ring(c, r, w, m, parent=None, rot=(0, 0, 0), n=16):
    """A torus of clay."""
    e = empty(c, rot, 1, parent)
    return tube([(math.cos(a) * r, math.sin(a) * r, 0) for a in [math.tau * i / n for i in range(n)]], w, m, e, cyc=True)


def open_book(c, rot=(0, 0, 0), s=1, col='coral', parent=None, lift=18, w=.62, h=.9):
    """An open book lying flat, pages upwards, text running away from -Y; `lift` tilts both halves."""
    e = empty(c, rot, s, parent)
    page, line = mat('paper', .9, clay=False), mat('#8C86A3', .9, clay=False)
    for sx in (-1, 1):
        half = empty((0, 0, 0), (0, -sx * lift, 0), 1, e)
        rbox((sx * w / 2, 0, 0), (w, h, .05), .02, mat(col, .6, clay=False), half)
        rbox((sx * w * .48, 0, .06), (w * .92, h * .93, .08), .03, page, half)
        for k in range(6):
            rbox((sx * w * .5, h * .34 - k * h * .13, .102), (w * (.68 if k != 5 else .4), h * .035, .006), .002, line, half)
    return e


# ------------------------------------------------------------ theatre
def stage_set():
    """Boards, a night backdrop with moon, hills and stars, a cardboard castle and cardboard trees."""
    gold = mat('#F7B733', .35, clay=False)
    for i in range(16):
        rbox((-7.5 + i, 2.2, -.1), (.97, 7.4, .2), .02, mat(('#C98A50', '#BE7F47', '#D0935A')[i % 3], .6, clay=False))
    rbox((0, -1.62, -.75), (18, .2, 1.5), .03, mat('#8F2C4E', .6, clay=False))
    rbox((0, -1.72, -.12), (18, .16, .2), .05, gold)
    rbox((0, 5.6, 3), (18, .2, 8), 0, mat('#3B3AA0', .9, clay=False))
    hills([(-3, 5.2, -1.6, 4, .4, 3.4, '#3A86A8'), (3.5, 5.3, -1.9, 5, .35, 3.4, '#3570A0')])
    ball((0, 5.3, 4), (1, .18, 1), mat('#FFF0B8', .6, emit=.8, clay=False))
    random.seed(4)
    for i in range(16):
        x, z = -5 + 11 * ((i * 7) % 16) / 16 + random.uniform(-.25, .25), 2.9 + 2.6 * ((i * 5) % 16) / 16
        star((x, 5.4, z), random.uniform(.1, .2), mat('#FFE08A', .4, emit=.7, clay=False), t=.06)
    card, roof = mat('lilac', .8, clay=False), mat('coral', .7, clay=False)
    for x, w, h in ((3.1, 1.0, 2.6), (4.3, 1.5, 1.9), (5.5, 1.0, 3.0)):
        rbox((x, 3.8, h / 2), (w, .18, h), .03, card)
        for k in range(3):
            rbox((x - w / 2 + w / 6 + k * w / 3, 3.8, h + .1), (w / 5, .18, .24), .02, card)
        rbox((x, 3.69, h * .62), (w * .26, .05, .5), .1, mat('#FFD86B', .5, emit=.9, clay=False))
    for x, h in ((3.1, 2.75), (5.5, 3.15)):
        cyl((x, 3.8, h + .55), .68, 1, roof, None, r2=.02, bev=0)
        tube([(x, 3.8, h + 1), (x, 3.8, h + 1.5)], .03, gold)
        rbox((x + .2, 3.8, h + 1.38), (.4, .03, .22), .01, mat('sun', .6, clay=False))
    rbox((4.3, 3.68, .45), (.6, .06, .95), .15, mat('#5A3F8F', .8, clay=False))
    for x, y, k, col in ((-4.2, 3.6, 1.1, '#2F9E77'), (-2.9, 4.2, .8, '#3BB58A'), (-5.4, 4.0, 1.35, '#238063')):
        rbox((x, y, .7 * k), (.2 * k, .14, 1.4 * k), .03, mat('woodDk', .8))
        meta([('b', (x, y, 1.9 * k), (.7 * k, .1, .75 * k)), ('b', (x - .45 * k, y, 1.5 * k), (.5 * k, .1, .5 * k)),
              ('b', (x + .45 * k, y, 1.5 * k), (.5 * k, .1, .5 * k))], mat(col, .9, clay=False), None, .05, 3)


def stage_curtain():
    """Two gathered red curtains with tassels and the scalloped valance above."""
    red, gold = mat('#F0344C', .75, clay=False), mat('#F7B733', .35, clay=False)
    curtain(-7.2, -1.2, -.02, 6.2, -.55, red, 9, .16, gather=(1.9, .34, -1))
    curtain(1.2, 7.2, -.02, 6.2, -.55, red, 9, .16, gather=(1.9, .34, 1))
    for sx in (-1, 1):
        tube([(sx * 7.0, -.8, 1.95), (sx * 6.1, -.95, 1.86), (sx * 5.05, -.75, 2.0)], .11, gold)
        ball((sx * 5.2, -.92, 1.75), .16, gold)
        cyl((sx * 5.2, -.92, 1.42), .13, .5, gold, None, r2=.05, bev=.01)
    for k in range(6):
        valance(-6.6 + k * 2.2, 2.2, mat('#DB2A45', .75, clay=False), gold)


def valance(x0, width, cloth, gold, n=24, rows=10):
    """One hanging scallop of cloth with a golden hem."""
    def wave(u): return -.13 * math.sin(u * 3 * math.tau)
    bm = bmesh.new()
    grid = []
    for i in range(n + 1):
        u = i / n
        dip = math.sin(u * math.pi)
        grid.append([bm.verts.new((x0 + u * width, -.95 + wave(u) - (1 - t) * .05,
                     5.9 - t * (.35 + dip))) for t in [q / rows for q in range(rows + 1)]])
    for i in range(n):
        for j in range(rows):
            bm.faces.new([grid[i][j], grid[i + 1][j], grid[i + 1][j + 1], grid[i][j + 1]])
    me = bpy.data.meshes.new('valance')
    bm.to_mesh(me)
    bm.free()
    obj('valance', me)
    for p in me.polygons:
        p.use_smooth = True
    me.materials.append(cloth)
    tube([(x0 + u * width, -1.0 + wave(u), 5.9 - (.35 + math.sin(u * math.pi))) for u in [q / 12 for q in range(13)]], .06, gold)


def king():
    """A child as king with crown, cape and raised cardboard sword."""
    gold = mat('#F7B733', .35, clay=False)
    R, B, H = kid((-1.75, .4, 0), rot=22, s=1.42, skin=1, shirt='#8E7BE8', pants='#4A3AA8', shoes='#6B4A2E', hair='short', hairC='#8A4B22',
                  mood='open', crown=True, armR=[(.5, -.25, .62), (.72, -.45, 1.0)], armL=[(-.5, -.05, .35), (-.36, -.3, .12)],
                  legL=[(-.22, -.1, -.36), (-.30, -.22, -.70)], legR=[(.2, .05, -.38), (.26, .12, -.70)])
    sword = empty((.74, -.47, 1.05), (18, 20, 0), 1, B)
    rbox((0, 0, .62), (.15, .05, 1.0), .05, mat('#E9E6F2', .3, clay=False), sword)
    rbox((0, 0, .12), (.5, .09, .1), .04, gold, sword)
    cyl((0, 0, -.03), .05, .24, mat('woodDk', .6), sword)

    def cape(u, v, p): return V((p.x * (1.15 - .55 * v), .34 - .18 * v + .07 * math.sin(u * 18), p.z))
    sheet(.95, 1.25, mat('coral', .8, clay=False), cape, B, (0, 0, .1), (-8, 0, 0), thick=.03)


def dragon():
    """A child in a green dragon suit with eyes, spikes and tail."""
    green = '#3FAE6A'
    R, B, H = kid((1.75, .3, 0), rot=-24, s=1.4, skin=3, shirt=green, pants=green, shoes='#2F8F57', hair='scarf', scarfC=green,
                  mood='laugh',
                  armL=[(-.48, -.22, .66), (-.62, -.42, 1.0)], armR=[(.5, -.22, .62), (.68, -.42, .92)],
                  legL=[(-.2, -.05, -.38), (-.26, -.12, -.70)], legR=[(.22, -.1, -.36), (.32, -.05, -.70)])
    spike = mat('sun', .6)
    for i in range(5):
        a = math.radians(-30 + i * 38)
        cyl((0, .02 + math.sin(a) * .5, math.cos(a) * .54 + .02), .12, .26, spike, H, rot=(-math.degrees(a), 0, 0), r2=.01, bev=0)
    for sx in (-1, 1):
        ball((sx * .26, -.26, .44), .14, mat(green, .7), H)
        ball((sx * .26, -.36, .47), (.085, .06, .095), mat('#FFFFFF', .3, clay=False), H, seg=20)
        ball((sx * .26, -.41, .47), (.04, .03, .055), mat('#24162E', .2, clay=False), H, seg=16)
    meta([('b', (0, -.13, .28), (.2, .13, .34))], mat('#FFE9A8', .7), B, .03, 3)
    meta([('t', [(0, .2, -.1), (.35, .55, -.45), (.9, .6, -.62), (1.25, .35, -.5)], [.2, .17, .13, .06])], mat(green, .7), B, .04, 3)
    for x, y, z in ((.2, .48, -.2), (.55, .64, -.38), (.9, .62, -.44)):
        cyl((x, y, z + .05), .09, .2, spike, B, r2=.01, bev=0)


def theatre_audience():
    """A row of heads from behind, cut by the lower edge."""
    random.seed(8)
    row = ((-4.1, 'bob', '#5A2E1C', 'teal'), (-2.5, 'short', '#2A1A22', 'amber'), (-.85, 'pig', '#C9782A', 'pink'),
           (.9, 'curly', '#20141C', 'leaf'), (2.55, 'scarf', '#333333', 'violet'), (4.2, 'long', '#3A2218', 'coral'))
    for i, (x, hair, col, shirt) in enumerate(row):
        kid((x, -4.4 + (i % 2) * .45, -1.55 + (i % 2) * .12), rot=180 + random.uniform(-12, 12), s=1.1, skin=i % 5, hair=hair, hairC=col,
            shirt=shirt, scarfC=shirt, accC='sun', headrot=(random.uniform(-6, 4), random.uniform(-5, 5), 0),
            armL=([(-.55, -.1, .85), (-.45, -.1, 1.35)] if i == 1 else None))


def theater():
    """A king and a dragon play on a lit stage with castle and moon, heads of the audience in front."""
    reset(samples=140)
    world('#1E1650', '#1E1650', .6, ('#A08FF5', '#7A5AA8'))
    stage_set()
    stage_curtain()
    king()
    dragon()
    theatre_audience()
    spot((-4, -7, 7.5), (-1.5, .4, 1.0), 2300, 30, .5)
    spot((4, -7, 7.5), (1.5, .3, 1.0), 2300, 30, .5)
    area((0, -2.6, 5.6), (0, 3.5, 1.8), 120, 6, '#B79BFF')
    area((0, 4.6, 1), (0, 5.6, 4), 60, 5, '#6F8CFF')
    area((0, -7, 5), (0, -1, 1), 420, 8, '#FFC9A0')
    camera((0, -11.6, 2.5), (0, 1, 2.35), 37, dof=(0, .3, 1.4), f=1.4)
    render('events/theater')


# ------------------------------------------------------------ zoo
def zoo_sign():
    """The sign on two posts with a small paw on it."""
    for x in (-5.15, -2.55):
        cyl((x, -1.5, 1.6), .13, 3.3, mat('#B9783F', .8), bev=.04)
    rbox((-3.85, -1.55, 3.0), (3.1, .22, 1.15), .2, mat('teal', .6))
    letters('ZOO', (-3.85, -1.74, 2.98), 1.15, mat('cream', .5), depth=.16, bev=.02)
    meta([('b', (-2.9, -1.6, 3.62), (.2, .12, .2)), ('b', (-3.12, -1.6, 3.82), (.1, .08, .12)), ('b', (-2.92, -1.6, 3.92), (.1, .08, .12)),
          ('b', (-2.7, -1.6, 3.8), (.1, .08, .12))], mat('coral', .6), None, .03, 2)


def fence():
    """Posts and two rails across the picture."""
    for i in range(12):
        rbox((-8.8 + i * 1.6, -.9, .55), (.2, .2, 1.25), .06, mat('#B9783F', .8))
    for z in (.45, .95):
        tube([(-9.2, -1.0, z), (-4, -1.02, z + .03), (0, -1.0, z - .02), (5, -1.02, z + .03), (9.2, -1.0, z)], .085, mat('#CF9152', .8))


def zoo_children():
    """Two children look at the animals, two turn to us, one with a balloon."""
    kid((-1.85, -2.6, 0), rot=172, s=1.0, skin=0, shirt='pink', pants='violet', hair='pig', hairC='#C9782A', accC='coral', backpack='teal',
        armR=[(.46, -.25, .7), (.6, -.6, .98)], headrot=(-10, 0, 14))
    kid((-.35, -2.9, 0), rot=-10, s=1.08, skin=4, shirt='sun', pants='#3F5FA8', hair='curly', hairC='#20141C', mood='laugh',
        armL=[(-.52, -.1, .78), (-.66, -.1, 1.2)], armR=[(.46, -.2, .3), (.42, -.42, .44)], legL=[(-.17, 0, -.38), (-.2, -.03, -.70)])
    kid((2.45, -2.35, 0), rot=204, s=1.02, skin=2, shirt='leaf', pants='petrol', hair='bob', hairC='#3A2218', backpack='coral',
        headrot=(-12, 0, -18), armL=[(-.46, -.25, .66), (-.66, -.55, .9)])
    kid((3.8, -2.95, 0), rot=-34, s=1.0, skin=1, shirt='coral', stripes='cream', hair='short', hairC='#6B3A1F', mood='open',
        armR=[(.5, -.12, .2), (.52, -.3, -.02)], armL=[(-.46, -.2, .3), (-.28, -.42, .5)])
    tube([(-1.04, -3.1, 1.95), (-1.12, -2.95, 2.6), (-1.2, -2.9, 3.3)], .014, mat('#FFFFFF', .5, clay=False))
    meta([('b', (-1.22, -2.9, 3.75), (.36, .36, .44))], mat('coral', .2, spec=.6, clay=False), None, .04, 3)


def zoo():
    """Children at the fence of a zoo, elephants and a giraffe behind it."""
    reset()
    world('#7CCBF5', '#E9F7FF', .78, ('skyTop', 'cream'), (.35, 1))
    key(2.4)
    hills([(-8, 26, -14, 22, 16, 17, '#8ED6A2'), (10, 30, -16, 26, 16, 20, '#7CCB95'), (0, 8, -80, 120, 90, 80, '#8FCB6E')])
    rbox((0, -4.5, -.02), (40, 6.2, .06), .02, mat('#EFCB93', .95))
    elephant((2.0, 2.4, 0), rot=-24, s=1.42, trunk='down', headrot=(4, 0, -10))
    elephant((5.6, 2.2, 0), rot=-42, s=.7, trunk='curl')
    giraffe((-1.9, 5.2, 0), rot=30, s=1.15, headrot=(6, 0, -6))
    for c, s, col, seed, kind in (((-7.2, 9, -.2), 2.2, '#3FA75F', 1, 'puff'), ((7.6, 9, -.2), 2.2, '#4DB36B', 6, 'puff'),
                                  ((-10.5, 13, -.4), 2.4, 'forest', 3, 'puff'), ((4.3, 12, 0), 1.8, '#2F9E63', 3, 'palm'),
                                  ((10.5, 12, -.3), 2.3, 'forest', 9, 'puff')):
        tree(c, s, col, seed, kind)
    for i, (x, y) in enumerate(((-5.3, 2.2), (-1.0, 3.6), (6.2, 1.1), (.2, 1.0), (-2.2, 1.2), (3.4, .9))):
        tuft((x, y, 0), 1.6, '#5DA84A', i)
    bush((-6.2, 3.2, 0), 1.32, '#4DB36B', 0)
    bush((6.9, 3.4, 0), 1.2, '#4DB36B', 1)
    fence()
    zoo_sign()
    zoo_children()
    for i, (x, y, col) in enumerate(((-6.8, -3.2, 'coral'), (-6.3, -3.5, 'sun'), (6.6, -3.2, 'pink'), (6.1, -3.5, 'sun'), (-7.2, -3.6,
                                     'pink'))):
        flower((x, y, 0), 1.3, col, i)
        tuft((x + .25, y + .1, 0), 1.1, '#5DA84A', i)
    cloud((-5.5, 22, 9), 1.5, 1)
    cloud((6.5, 24, 10.5), 1.8, 2)
    cloud((1, 28, 8.2), 1.1, 5)
    camera((0, -12.6, 2.9), (0, 1, 2.25), 37, dof=(0, -1.8, 1.4), f=1.4)
    render('events/zoo')


# ------------------------------------------------------------ robotics
def pegboard():
    """A board of holes with screwdriver, hammer, spanner and gears."""
    steel = mat('#8C86A3', .3, clay=False)
    rbox((-3.2, 4.0, 3.25), (4.6, .12, 2.5), .1, mat('#FFE3AE', .8, clay=False))
    for i in range(11):
        for j in range(6):
            cyl((-5.2 + i * .4, 3.93, 2.25 + j * .4), .035, .02, mat('#D9A866', .9, clay=False), rot=(90, 0, 0), bev=0)
    tube([(-4.8, 3.85, 2.5), (-4.8, 3.85, 3.5)], .07, mat(STEEL, .3, clay=False))
    tube([(-4.8, 3.85, 3.5), (-4.8, 3.85, 4.1)], .13, mat('coral', .5))
    rbox((-3.9, 3.85, 3.0), (.13, .1, 1.2), .04, mat('wood', .7))
    rbox((-3.9, 3.82, 3.75), (.62, .2, .3), .08, steel)
    tube([(-3.0, 3.85, 2.5), (-3.0, 3.85, 3.6)], .08, steel)
    bow = [math.radians(130 - 320 * i / 8) for i in range(9)]
    tube([(-3.0 + math.cos(a) * .2, 3.85, 3.82 + math.sin(a) * .2) for a in bow], .085, steel)
    gear((-1.9, 3.85, 3.7), .34, .14, 9, mat('sun', .4), (90, 0, 10))
    gear((-1.45, 3.84, 3.05), .26, .14, 8, mat('coral', .4), (90, 0, 0))


def toy_shelf():
    """Two boards with books, a box, a plant and two small robots."""
    for z in (2.6, 4.2):
        rbox((3.6, 3.75, z), (4.0, .7, .12), .04, mat('wood', .7))
    x = 2.0
    for w, h, col in ((.26, 1.0, 'coral'), (.22, .85, 'violet'), (.3, 1.1, 'sun'), (.2, .9, 'cream'), (.26, 1.02, 'petrol')):
        book((x, 3.7, 2.66 + h / 2), (0, 0, 0), 1, col, w, h, .6)
        x += w + .03
    rbox((4.2, 3.7, 2.95), (.8, .6, .55), .1, mat('amber', .7))
    letters('DUDA', (4.2, 3.38, 2.95), .28, mat('cream', .6), depth=.05, bev=.01)
    robot((5.1, 3.6, 2.66), -10, .42, 'sky', 'violet')
    robot((2.4, 3.6, 4.26), 14, .4, '#FFD98A', 'teal')
    cyl((3.3, 3.7, 4.5), .3, .5, mat('leaf', .6), r2=.36)
    bush((3.3, 3.7, 4.72), .8, '#3FA75F', 2)
    rbox((4.5, 3.7, 4.5), (.9, .5, .5), .08, mat('pink', .7))


def bench_clutter():
    """Gears, batteries, a plan, cables and nuts on the table."""
    gear((-3.3, -1.3, 1.08), .34, .13, 9, mat('sun', .4))
    gear((-2.75, -1.45, 1.08), .24, .13, 8, mat('teal', .4))
    gear((2.1, -1.45, 1.08), .3, .13, 9, mat('violet', .5))
    for x, y, col in ((3.2, -1.25, 'leaf'), (3.55, -1.05, 'coral')):
        cyl((x, y, 1.17), .14, .34, mat(col, .4))
        cyl((x, y, 1.36), .06, .07, mat(STEEL, .3, clay=False))
    rbox((-1.55, -1.35, 1.04), (1.0, .66, .05), .02, mat('sky', .9, clay=False), rot=(0, 0, 12))
    gear((-1.6, -1.35, 1.07), .16, .02, 8, mat('petrol', .6))
    tube([(1.0, -.9, 1.05), (1.4, -1.3, 1.06), (1.8, -1.1, 1.06), (2.4, -.9, 1.05), (2.9, -1.1, 1.06)], .035, mat('coral', .4))
    tube([(1.0, -.7, 1.05), (1.5, -1.0, 1.06), (2.0, -.7, 1.06), (2.6, -.6, 1.05)], .035, mat('sun', .4))
    for x, y in ((-.55, -1.55), (.75, -1.5), (-.3, -1.35), (1.35, -1.65)):
        cyl((x, y, 1.03), .075, .06, mat('#8C86A3', .3, clay=False), bev=.02, seg=6)


def robotik():
    """Three children build a robot at a workbench; it waves already."""
    reset(samples=110)
    world('#BFE6E8', '#FFE9C9', .62, ('#CFE9FF', '#FFD9B0'))
    key(1.2, (40, 14, -44), 16)
    area((-3, -4, 6), (0, 0, 1), 420, 3, '#FFE2B8')
    rbox((0, 4.2, 3), (20, .2, 8), 0, mat('#2AA7A5', .9, clay=False))
    rbox((0, 0, -.6), (24, 14, .2), 0, mat('#F0C48A', .9))
    pegboard()
    toy_shelf()
    table((0, -.4, -.5), 8.6, 2.9, 1.5, mat('#D99A5B', .6))
    robot((.5, -.5, 1.0), -8, .98, '#F7F1E6', 'coral', armR=[(.66, -.1, .95), (.86, -.25, 1.3)])
    kid((-2.5, .95, 0), rot=26, s=1.22, skin=4, shirt='sun', hair='curly', hairC='#20141C', mood='open',
        armL=[(-.45, -.35, .3), (-.3, -.75, .42)], armR=[(.42, -.5, .42), (.62, -.98, .62)], headrot=(8, 0, 12))
    kid((2.7, .9, .02), rot=-26, s=1.2, skin=3, shirt='violet', hair='scarf', scarfC='pink', mood='laugh', glasses=True,
        armL=[(-.45, -.45, .42), (-.6, -.95, .55)], armR=[(.45, -.35, .28), (.36, -.8, .34)], headrot=(8, 0, -10))
    kid((-.85, 1.75, .34), rot=14, s=1.2, skin=0, shirt='lilac', pants='petrol', hair='pig', hairC='#C9782A', accC='coral', mood='wow',
        armL=[(-.5, -.1, .6), (-.5, -.3, .98)], armR=[(.5, -.1, .6), (.5, -.3, .98)], headrot=(6, 0, 0))
    driver = empty((-1.38, -.38, 1.78), (0, 78, 30), 1)
    tube([(0, 0, -.34), (0, 0, 0)], .075, mat('coral', .4), driver)
    tube([(0, 0, 0), (0, 0, .5)], .03, mat(STEEL, .25, clay=False), driver)
    bench_clutter()
    camera((0, -9.2, 3.2), (0, .2, 2.12), 44, dof=(0, -.3, 1.8), f=1.8)
    render('events/robotik')


# ------------------------------------------------------------ rooms, light and small props
def glow(loc, energy, color='#FFC98A', size=.3):
    """A point light, for lamps and torches."""
    lamp = bpy.data.lights.new('glow', 'POINT')
    lamp.energy, lamp.color, lamp.shadow_soft_size = energy, lin(color), size
    o = bpy.data.objects.new('glow', lamp)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    return o


def room(wall, floor, y=3.6, board=None):
    """A back wall and a floor, with a skirting board."""
    rbox((0, y + .1, 4), (30, .2, 10), 0, mat(wall, .9, clay=False))
    rbox((0, -2, -.1), (30, 16, .2), 0, mat(floor, .85))
    rbox((0, y - .03, .2), (30, .1, .4), .03, mat(board or wall, .7, clay=False))


def cushion(c, col, r=.75, rot=0):
    """A flat round cushion with a button."""
    e = empty(c, (0, 0, rot))
    meta([('b', (0, 0, .12), (r, r, .16))], mat(col, .85), e, .04, 4)
    return e


def book_row(x0, x1, y, z, seed, cols, hmin=.55, hmax=.85, depth=.4, parent=None):
    """Books standing on a board from x0 to x1, now and then a leaning one."""
    random.seed(seed)
    x = x0
    while x < x1 - .1:
        w, h = random.uniform(.11, .22), random.uniform(hmin, hmax)
        lean = random.random() < .1
        rbox((x + w / 2, y, z + h / 2), (w - .015, depth, h), .02, mat(random.choice(cols), .7, clay=False), parent, rot=(0,
                                                            9 if lean else 0, 0), seg=2)
        if random.random() < .45:
            rbox((x + w / 2, y - depth / 2 - .002, z + h * .72), (w - .05, .02, h * .09), .004, mat('cream', .8, clay=False), parent, seg=1)
        x += w + (.12 if lean else 0)


def bookcase(c, rot=0, w=2.6, h=5.0, rows=5, seed=1, wood='wood', cols=('coral', 'sun', 'violet', 'teal', 'leaf', 'pink', 'cream',
                                                            'amber')):
    """A tall case full of books, open towards -Y."""
    e = empty(c, (0, 0, rot))
    m = mat(wood, .75)
    rbox((0, .3, h / 2), (w, .1, h), .02, mat('woodDk', .8), e)
    for sx in (-1, 1):
        rbox((sx * w / 2, 0, h / 2), (.14, .66, h), .03, m, e)
    for i in range(rows + 1):
        rbox((0, 0, .12 + i * (h - .2) / rows), (w, .66, .1), .03, m, e)
    for i in range(rows):
        book_row(-w / 2 + .1, w / 2 - .08, -.04, .17 + i * (h - .2) / rows, seed * 10 + i, cols, .5, (h - .2) / rows - .2, .44, e)
    return e


# ------------------------------------------------------------ winter reading
def paper_star(c, r=1.0):
    """A big glowing star of many points on a cord."""
    e = empty(c, (12, 20, 8))
    bright, warm = mat('#FFD45E', .6, emit=.75, clay=False), mat('#FFB03A', .6, emit=.6, clay=False)
    ball((0, 0, 0), r * .42, bright, e)
    dirs = []
    n = 22
    for i in range(n):
        z = 1 - 2 * (i + .5) / n
        a = i * 2.39996
        dirs.append(V((math.sqrt(1 - z * z) * math.cos(a), math.sqrt(1 - z * z) * math.sin(a), z)))
    for i, d in enumerate(dirs):
        o = cyl(d * r * .68, r * .22, r * .66, bright if i % 2 else warm, e, r2=.012, bev=0, seg=4)
        o.rotation_euler = d.to_track_quat('Z', 'Y').to_euler()
    tube([(c[0], c[1], c[2] + .3), (c[0], c[1], c[2] + 3)], .025, mat('ink', .6, clay=False))


def armchair(c, rot, col):
    """A fat wing chair, faces -Y; returns its frame, seat at z .8."""
    e = empty(c, (0, 0, rot))
    m, m2 = mat(col, .8), mat('#5643B8', .8)
    rbox((0, .05, .45), (1.5, 1.35, .5), .15, m2, e)
    meta([('b', (0, -.05, .68), (.72, .7, .17))], m, e, .05, 4)
    rbox((0, .68, 1.45), (1.7, .42, 2.1), .2, m, e, rot=(-8, 0, 0))
    for sx in (-1, 1):
        rbox((sx * .9, .02, .62), (.4, 1.4, .85), .16, m, e)
        meta([('t', [(sx * .9, -.62, 1.05), (sx * .9, .5, 1.08)], [.23, .23])], m, e, .05, 3)
        rbox((sx * .82, .5, 1.85), (.3, .5, 1.1), .13, m, e)
        for y in (-.5, .6):
            cyl((sx * .7, y, .1), .09, .22, mat('woodDk', .6), e, r2=.12)
    return e


def snow_window(c, w=2.5, h=2.9):
    """A window with a blue evening, snow, a white hill and a snowman who listens."""
    x, y, z = c
    rbox((x, y, z), (w, .1, h), .02, mat('#2F49A8', .9, emit=.35, clay=False))
    snow = mat('#DDEBFF', .9, emit=.25, clay=False)
    meta([('b', (x - .5, y - .08, z - h * .52), (1.1, .1, .75)), ('b', (x + .8, y - .07, z - h * .5), (.9, .1, .75))], snow, None, .05, 4)
    ball((x - .7, y - .05, z + .85), (.28, .05, .28), mat('#FFF0B8', .6, emit=.8, clay=False))
    random.seed(12)
    for i in range(30):
        r = random.uniform(.025, .055)
        ball((x + random.uniform(-w / 2 + .15, w / 2 - .15), y - .16, z + random.uniform(-.9, h / 2 - .15)), (r, r * .6, r), snow, seg=12)
    e = empty((x + .5, y - .22, z - .32), (0, -8, 16), 1.0)
    ball((0, 0, 0), (.44, .16, .42), snow, e)
    ball((0, 0, -.66), (.58, .18, .46), snow, e)
    for sx in (-1, 1):
        ball((sx * .15, -.16, .09), (.045, .03, .055), mat('#24162E', .3, clay=False), e, seg=16)
        ball((sx * .42, -.05, .02), (.09, .12, .15), mat('coral', .7, clay=False), e, seg=20)
    tube([(-.42, -.03, .14), (-.28, -.03, .42), (0, -.03, .5), (.28, -.03, .42), (.42, -.03, .14)], .035, mat('coral', .6, clay=False), e)
    meta([('t', [(0, -.14, -.02), (.1, -.36, -.06)], [.07, .02])], mat('amber', .6, clay=False), e, .02, 2)
    tube([(-.14, -.15, -.15), (0, -.17, -.2), (.14, -.15, -.15)], .018, mat('#24162E', .3, clay=False), e)
    frame = mat('cream', .7)
    for sx in (-1, 1):
        rbox((x + sx * w / 2, y - .2, z), (.2, .34, h + .24), .05, frame)
        rbox((x, y - .2, z + sx * h / 2), (w + .1, .3, .2), .05, frame)
    rbox((x, y - .2, z + .35), (w, .12, .09), .03, frame)
    rbox((x, y - .2, z), (.09, .12, h), .03, frame)
    rbox((x, y - .4, z - h / 2 - .08), (w + .5, .6, .12), .04, frame)
    for i in range(7):
        rbox((x - w * .42 + i * w * .14, y - .25, z - h / 2 - .72), (w * .12, .26, 1.0), .1, mat('#E9D6C8', .6))


def cat(c, rot=0, col='amber', s=1):
    """A cat curled up asleep."""
    e = empty(c, (0, 0, rot), s)
    m, w, d = mat(col, .85), mat('cream', .85), mat('#24162E', .5, clay=False)
    meta([('b', (0, 0, .26), (.55, .42, .28)), ('b', (.25, .08, .3), (.32, .34, .28))], m, e, .035, 4)
    meta([('t', [(.5, .1, .15), (.35, -.38, .12), (-.1, -.46, .11)], [.13, .12, .1])], m, e, .03, 3)
    meta([('b', (-.42, -.2, .3), (.27, .24, .22)), ('t', [(-.58, -.15, .45), (-.64, -.14, .62)], [.09, .03]),
          ('t', [(-.28, -.15, .46), (-.22, -.14, .63)], [.09, .03])], m, e, .025, 3)
    ball((-.42, -.38, .24), (.12, .08, .08), w, e, seg=20)
    for sx in (-1, 1):
        tube([(-.42 + sx * .12 - .05, -.41, .34), (-.42 + sx * .12, -.425, .315), (-.42 + sx * .12 + .05, -.41, .34)], .013, d, e)
    ball((-.42, -.455, .27), (.03, .02, .022), mat('pink', .5, clay=False), e, seg=12)


def reading_woman(chair):
    """A woman with bun and glasses reads aloud from a big book."""
    R, B, H = kid((0, .02, .62), s=1.34, skin=2, shirt='teal', pants='ink', shoes='coral', hair='bun', hairC='#4A2B1C', accC='coral',
                  mood='open',
                  glasses=True, headrot=(8, 0, 4), armL=[(-.5, -.2, .2), (-.36, -.62, .26)], armR=[(.5, -.2, .2), (.36, -.62, .26)],
                  sitting=True, legL=[(-.18, -.56, 0), (-.18, -.6, -.6)], legR=[(.18, -.56, 0), (.16, -.66, -.6)])
    R.parent = chair
    H.scale = (.86,) * 3
    H.location.z = 1.08
    open_book((0, -.74, .3), (42, 0, 180), .86, 'coral', B, lift=22)


def winterlesung():
    """Winter evening: a woman in an armchair reads under a glowing star, three children listen, a snowman too."""
    reset(samples=120)
    world('#3A2560', '#3A2560', .5, ('#FFC9A0', '#9A6AA8'))
    room('#96508C', '#B9743F', 3.6, '#7A3F78')
    snow_window((-2.85, 3.5, 2.9))
    for x0, x1, side in ((-5.2, -4.2, -1), (-1.9, -1.1, 1)):
        curtain(x0, x1, .5, 4.85, 3.0, mat('coral', .85, clay=False), 4, .1)
    tube([(-5.3, 3.0, 4.9), (-.9, 3.0, 4.9)], .07, mat('sun', .4))
    bookcase((4.35, 3.2, 0), -6, 2.7, 5.4, 5, 3)
    cyl((-.1, -.1, .02), 3.6, .06, mat('#C8433F', .95), bev=.02)
    ring((-.1, -.1, .05), 3.25, .06, mat('cream', .9, clay=False))
    chair = armchair((1.75, 1.0, 0), -34, 'violet')
    reading_woman(chair)
    cushion((-2.8, .2, 0), 'sun', .8)
    kid((-2.8, .25, .12), rot=46, s=1.22, skin=4, shirt='leaf', pants='petrol', hair='curly', hairC='#20141C', mood='smile', headrot=(-12,
                                                            0, 8),
        armL=[(-.5, -.2, .2), (-.2, -.5, .12)], armR=[(.5, -.2, .2), (.2, -.5, .12)], **CROSS)
    cushion((-1.25, 1.0, 0), 'teal', .8)
    kid((-1.25, 1.05, .12), rot=40, s=1.18, skin=0, shirt='pink', pants='#4A3AA8', hair='pig', hairC='#C9782A', accC='sun', mood='wow',
        headrot=(-10, 0, 14), armL=[(-.46, -.3, .3), (-.2, -.42, .72)], armR=[(.46, -.3, .3), (.2, -.42, .72)], **CROSS)
    cushion((.12, -3.4, 0), 'mint', .85)
    kid((.12, -3.4, .1), rot=165, s=1.08, skin=3, shirt='amber', pants='violet', hair='bob', hairC='#2E1B22', mood='smile', headrot=(-12,
                                                            0, -8),
        armL=[(-.5, -.15, .2), (-.4, -.45, .05)], armR=[(.5, -.15, .2), (.4, -.45, .05)], **CROSS)
    cat((2.35, -1.6, .05), 12, 'amber', 1.05)
    cyl((3.55, .3, .5), .5, .08, mat('wood', .6))
    cyl((3.55, .3, .25), .08, .5, mat('woodDk', .6))
    cyl((3.5, .2, .7), .16, .3, mat('cream', .5), r2=.19)
    ring((3.7, .2, .7), .1, .03, mat('cream', .5), rot=(90, 0, 0))
    paper_star((-.15, 1.0, 4.02), 1.1)
    glow((-.15, .0, 3.5), 300, '#FFC078', .8)
    glow((-.15, 2.5, 4.1), 130, '#FFC078', .6)
    area((-3.0, 2.6, 3.0), (-1, -1, .8), 60, 2.2, '#8FB4FF')
    area((1.5, -8, 6.5), (.5, 0, 1), 520, 5, '#FFD2A8')
    camera((.1, -10.6, 3.0), (.1, .5, 2.12), 41, dof=(.8, .2, 2), f=1.8)
    render('events/winterlesung')


# ------------------------------------------------------------ reading night
def beam_mat(strength=.22):
    """A faint warm veil for the light of a torch."""
    m = bpy.data.materials.new('beam')
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    out, mix, clear, light = (nt.nodes.new('ShaderNode' + n) for n in ('OutputMaterial', 'MixShader', 'BsdfTransparent', 'Emission'))
    light.inputs['Color'].default_value = (*lin('#FFD98A'), 1)
    mix.inputs[0].default_value = strength
    nt.links.new(clear.outputs[0], mix.inputs[1])
    nt.links.new(light.outputs[0], mix.inputs[2])
    nt.links.new(mix.outputs[0], out.inputs[0])
    return m


def torch(c, to, col='coral', parent=None, s=1, beam=.8):
    """A torch at c with its faint beam towards the point `to`."""
    e = empty(c, (0, 0, 0), s, parent)
    e.rotation_euler = (V(to) - V(c)).to_track_quat('Z', 'Y').to_euler()
    cyl((0, 0, -.12), .085, .46, mat(col, .4, clay=False), e)
    cyl((0, 0, .16), .085, .16, mat('ink', .4, clay=False), e, r2=.15)
    cyl((0, 0, .25), .13, .03, mat('#FFF0B0', .4, emit=2.2, clay=False), e, bev=.01)
    cyl((0, 0, .27 + beam / 2), .13, beam, beam_mat(), e, r2=.13 + beam * .32, bev=0).visible_shadow = False
    return e


def fairy_lights(points, n=16):
    """A sagging string of small warm bulbs between the given points."""
    for (x0, y0, z0), (x1, y1, z1) in zip(points, points[1:]):
        pts = [(x0 + (x1 - x0) * u, y0 + (y1 - y0) * u,
                z0 + (z1 - z0) * u - .5 * math.sin(u * math.pi)) for u in [i / n for i in range(n + 1)]]
        tube(pts, .018, mat('ink', .6, clay=False), res=2)
        for i, (x, y, z) in enumerate(pts[1:-1:2]):
            ball((x, y - .03, z - .09), (.07, .07, .09), mat(('#FFD86B', '#FF9F6B', '#FFE9A8')[i % 3], .4, emit=1.1, clay=False), seg=16)


def bag_sitting(B, col, lining):
    """A sleeping bag around the legs of a sitting child."""
    meta([('b', (0, -.05, .02), (.47, .42, .3)), ('t', [(0, -.2, -.02), (0, -.7, -.04), (0, -1.2, -.06)], [.36, .3, .25])], mat(col, .85),
         B, .04, 5)
    ring((0, -.02, .2), .36, .085, mat(lining, .85), B)
    for k in range(3):
        tube([(-.33 + k * .03, -.45 - k * .28, .06), (0, -.47 - k * .28, .31 - k * .035), (.33 - k * .03, -.45 - k * .28, .06)], .02,
             mat(lining, .8, clay=False), B)


LEGS_IN_BAG = dict(sitting=True, legL=[(-.13, -.5, -.06), (-.12, -.95, -.08)], legR=[(.13, -.5, -.06), (.12, -.95, -.08)])


def prone(loc, rot, col, lining, s=1.1, up=66, **kw):
    """A child on its belly in a sleeping bag, propped on the elbows; the head points where rot says (0: to -Y)."""
    kw.setdefault('armL', [(-.46, -.42, .5), (-.24, -.62, .86)])
    kw.setdefault('armR', [(.46, -.42, .5), (.24, -.62, .86)])
    turn = kw.pop('turn', 0)
    R, B, H = kid(loc, s=s, headrot=(-up + 4, turn * .3, turn), **kw)
    R.rotation_euler = (math.radians(up), 0, math.radians(rot))
    meta([('t', [(0, .02, .0), (0, .02, .6), (0, 0, 1.16)], [.34, .42, .44]), ('b', (0, -.05, -.05), (.34, .3, .2))], mat(col, .85), R,
         .045, 5)
    ring((0, -.02, 1.2), .37, .09, mat(lining, .85), R)
    return R, B, H


def book_tent(c, rot=0, col='coral'):
    """A giant open book set up like a tent, opening towards -Y."""
    e = empty(c, (0, 0, rot))
    cover, page = mat(col, .75), mat('paper', .9, clay=False)
    for sx in (-1, 1):
        half = empty((0, 0, 2.25), (0, sx * 57, 0), 1, e)
        rbox((sx * 1.4, 0, .06), (2.85, 2.5, .12), .05, cover, half)
        rbox((sx * 1.4, 0, -.1), (2.6, 2.3, .2), .06, page, half)
        for k in range(3):
            rbox((sx * 1.4, -1.16, -.05 - k * .055), (2.5, .01, .012), 0, mat('#D9CBB0', .9, clay=False), half)
    meta([('t', [(0, -1.25, 2.28), (0, 1.25, 2.28)], [.16, .16])], cover, e, .05, 3)
    return e


def night_window(c, w=2.5, h=3.6):
    """A tall window with a big moon and stars."""
    x, y, z = c
    rbox((x, y, z), (w, .1, h), .02, mat('#25308A', .9, emit=.4, clay=False))
    ball((x + .2, y - .08, z + .55), (.78, .06, .78), mat('#FFF0B8', .6, emit=.85, clay=False))
    for dx, dz, r in ((-.1, .8, .16), (.45, .35, .12), (.1, .3, .09)):
        ball((x + .1 + dx, y - .14, z + dz), (r, .02, r), mat('#F5DB90', .7, emit=.6, clay=False), seg=20)
    for dx, dz, r in ((-.85, 1.3, .1), (-.8, -.3, .08), (.9, -.6, .1), (-.3, -.9, .09), (.95, 1.5, .07), (.45, -1.3, .07)):
        star((x + dx, y - .1, z + dz), r * 1.4, mat('#FFE08A', .4, emit=.9, clay=False), t=.05)
    frame = mat('#7C68C8', .8)
    for sx in (-1, 1):
        rbox((x + sx * w / 2, y - .2, z), (.18, .34, h + .24), .05, frame)
        rbox((x, y - .2, z + sx * h / 2), (w + .1, .3, .18), .05, frame)
    rbox((x, y - .2, z - .25), (w, .1, .08), .03, frame)
    rbox((x - .35, y - .2, z), (.08, .1, h), .03, frame)


def lesenacht():
    """Night in the library: children in sleeping bags read by torchlight, one under a tent made of a giant book."""
    reset(samples=140)
    world('#1E1650', '#1E1650', .5, ('#8C86F5', '#5A4AA0'))
    room('#5546A8', '#5C4A9A', 4.2, '#4636A0')
    night_window((-.75, 4.1, 3.1))
    bookcase((-4.3, 2.2, 0), 34, 3.6, 5.6, 5, 2)
    bookcase((5.0, 2.6, 0), -30, 3.8, 5.6, 5, 5)
    fairy_lights(((-2.6, 3.2, 5.2), (.9, 3.6, 4.9), (3.6, 2.8, 5.2)))
    cyl((0, -1.0, .01), 4.8, .04, mat('#8A58B8', .95), bev=.01)
    book_tent((2.15, .9, 0), -14)
    owl((2.2, .3, 2.42), -6, .5)
    prone((2.15, 1.4, .3), -14, 'teal', 'sun', 1.15, 66, skin=3, shirt='sun', hair='scarf', scarfC='pink', mood='laugh')
    open_book((1.75, -1.3, .1), (10, 0, -14), .9, 'violet', lift=14)
    torch((2.55, -1.15, .16), (1.8, -1.25, .1), 'teal', beam=.4)
    glow((2.0, -.1, 1.5), 70, '#FFC070', .3)
    R, B, H = kid((-3.3, .3, 0), rot=34, s=1.36, skin=1, shirt='coral', stripes='cream', hair='short', hairC='#6B3A1F', mood='wow',
                  headrot=(12, 0, 0),
                  armL=[(-.46, -.3, .22), (-.26, -.62, .36)], armR=[(.58, -.2, .42), (.6, -.5, .72)], glasses=True, **LEGS_IN_BAG)
    bag_sitting(B, 'leaf', 'sun')
    open_book((-.06, -.74, .36), (32, 0, 180), .8, 'amber', B, lift=20)
    torch((.55, -.62, .76), (0, -.72, .42), 'violet', B, beam=.4)
    glow((-2.75, -.75, 1.75), 40, '#FFC070', .25)
    prone((-.2, .55, .3), -32, 'coral', 'cream', 1.15, 66, skin=4, shirt='mint', hair='curly', hairC='#20141C', mood='smile', turn=6)
    open_book((-1.55, -1.85, .08), (8, 0, -32), .9, 'sun', lift=12)
    torch((-.55, -2.1, .16), (-1.5, -1.85, .1), 'coral', beam=.45)
    glow((-1.5, -1.75, .95), 34, '#FFC070', .2)
    for i, (x, y, col) in enumerate(((3.75, -1.6, 'violet'), (3.8, -1.58, 'sun'), (3.72, -1.64, 'coral'))):
        book((x, y, .1 + i * .19), (90, 0, 20 + i * 17), .85, col)
    area((-1, 3.2, 4), (0, -2, .5), 220, 3, '#9FB0FF')
    area((0, -8, 6), (0, 0, 1), 330, 6, '#C9B4FF')
    camera((0, -10.4, 3.3), (0, .3, 1.78), 40, dof=(.4, -.6, 1), f=1.8)
    render('events/lesenacht')


# ------------------------------------------------------------ printing workshop
def printing_press(c, rot=0):
    """A wooden hand press: two uprights, a steel screw with a long bar, the platen above the inked type."""
    e = empty(c, (0, 0, rot))
    wood, dark, steel = mat('wood', .7), mat('woodDk', .7), mat('#8C86A3', .3, clay=False)
    for sx in (-1, 1):
        rbox((sx * 1.25, .1, 1.95), (.36, .5, 3.9), .08, wood, e)
        rbox((sx * 1.25, .05, .12), (.5, 1.7, .24), .08, dark, e)
    rbox((0, .1, 3.85), (3.2, .6, .5), .14, dark, e)
    rbox((0, .1, 2.85), (2.4, .5, .34), .08, wood, e)
    letters('DUDA', (0, -.23, 3.84), .5, mat('sun', .5), depth=.14, parent=e)
    cyl((0, .1, 2.6), .2, 1.5, steel, e)
    for k in range(7):
        ring((0, .1, 3.1 - k * .13), .2, .045, steel, e, (4, 0, 0))
    ball((0, .1, 2.35), (.34, .34, .2), mat('coral', .5), e)
    rbox((0, 0, 1.82), (1.75, 1.3, .2), .05, dark, e)
    rbox((0, -.1, 1.1), (2.2, 2.3, .22), .05, wood, e)
    rbox((0, -.55, 1.26), (1.7, 1.5, .12), .03, steel, e)
    rbox((0, -.55, 1.335), (1.3, 1.2, .04), .01, mat('paper', .9, clay=False), e)
    for k in range(5):
        rbox((0, -.2 - k * .18, 1.36), (1.05 - .2 * (k % 2), .08, .02), .008, mat('coral' if k == 0 else 'ink', .5, clay=False), e)
    for sx in (-1, 1):
        rbox((sx * .85, -.1, .5), (.24, 1.8, 1.0), .05, wood, e)
    return e


def fresh_sheet(e, w, h, c, rot=(0, 0, 0), picture='print', wave=.03):
    """A sheet of printed paper, hanging in the XZ plane."""
    def bend(u, v, p): return V((p.x, wave * math.sin(u * 5 + v * 2), p.z))
    return sheet(w, h, teximg(T + picture + '.png'), bend, e, c, rot, nx=16, ny=12, thick=.015, mback=mat('paper', .9, clay=False))


def washing_line(y, z, items):
    """Printed sheets pegged to a line across the picture."""
    def sag(x): return z - .22 * math.cos(x * .3)
    tube([(x, y, sag(x)) for x in (-7, -4, -2, 0, 2, 4, 7)], .022, mat('ink', .6, clay=False))
    for i, (x, picture, col) in enumerate(items):
        e = empty((x, y, sag(x)), (0, (-3, 2, 4, -2)[i % 4], 0))
        fresh_sheet(e, .98, 1.3, (0, -.03, -.66), (0, 0, 0), picture, .05)
        for sx in (-.38, .38):
            rbox((sx, -.04, -.03), (.08, .12, .24), .025, mat(col, .6), e)


def type_block(ch, c, rot, s=1.0, face='coral', body='#C98A50'):
    """A big wooden type: a block with a raised letter on top (letters that are their own mirror image)."""
    e = empty(c, rot, s)
    rbox((0, 0, .28), (.9, .95, .56), .06, mat(body, .7), e)
    letters(ch, (0, 0, .62), .88, mat(face, .45), rot=(0, 0, 0), depth=.22, parent=e)


def ink_roller(e, c, rot, col='coral'):
    """A hand roller, handle towards local +Z."""
    r = empty(c, rot, 1, e)
    cyl((0, 0, 0), .17, .85, mat(col, .3), r, rot=(0, 90, 0), bev=.03)
    steel = mat(STEEL, .3, clay=False)
    tube([(-.5, 0, 0), (-.5, 0, .3), (0, 0, .34), (.5, 0, .3), (.5, 0, 0)], .035, steel, r)
    tube([(0, 0, .34), (0, 0, .85)], .08, mat('wood', .6), r)


def druckwerkstatt():
    """Children print a newspaper: one pulls the bar of a wooden press, one rolls ink, one shows the fresh front page."""
    reset()
    world('#CFC0FF', '#FFE9C9', .68, ('#E6E0FF', '#FFDDB8'))
    key(1.7, (44, 12, -42), 14)
    area((-3, -5, 6), (0, 0, 1.5), 330, 4, '#FFE6C8')
    room('#A593EE', '#E5B981', 3.4, '#8B78DC')
    washing_line(2.7, 4.55, ((-3.3, 'print', 'coral'), (-.2, 'back', 'sun'), (1.25, 'print', 'teal'), (2.9, 'front', 'coral'), (4.4,
                             'print', 'sun')))
    printing_press((-2.05, .9, 0), 10)
    tube([(-2.05, .8, 2.35), (-2.9, -.1, 2.3), (-3.55, -.75, 2.2)], .085, mat('wood', .6))
    ball((-3.6, -.8, 2.2), .15, mat('coral', .5))
    R, B, H = kid((-4.0, -.35, 0), rot=52, s=1.3, skin=3, shirt='sun', pants='petrol', hair='curly', hairC='#20141C', mood='laugh', lean=-8,
                  armL=[(-.42, -.3, .66), (.0, -.62, .86)], armR=[(.42, -.35, .62), (.1, -.62, .78)], headrot=(-4, 0, -14),
                  legL=[(-.2, -.2, -.34), (-.24, -.3, -.70)], legR=[(.18, .12, -.38), (.22, .26, -.70)])
    R, B, H = kid((.55, .35, 0), rot=-4, s=1.42, skin=0, shirt='teal', pants='ink', hair='pig', hairC='#C9782A', accC='coral', mood='open',
                  armL=[(-.56, -.25, .5), (-.52, -.5, .74)], armR=[(.56, -.25, .5), (.52, -.5, .74)], headrot=(2, 0, -4))
    fresh_sheet(B, 1.12, 1.48, (0, -.58, .02), (-4, 0, 0), 'front')
    ball((-.22, -.37, -.2), (.06, .03, .05), mat('ink', .5, clay=False), H, rot=(0, 0, -30), seg=16)
    table((3.0, -.75, 0), 3.2, 1.7, 1.12, mat('#D99A5B', .6))
    rbox((2.55, -1.0, 1.16), (1.25, .95, .06), .02, mat('paper', .6, clay=False))
    meta([('b', (2.45, -.95, 1.2), (.5, .3, .03)), ('b', (2.7, -1.1, 1.2), (.4, .25, .03))], mat('coral', .25, spec=.6), None, .03, 3)
    R, B, H = kid((3.0, .45, .08), rot=-16, s=1.36, skin=2, shirt='pink', pants='violet', hair='scarf', scarfC='petrol', mood='smile',
                  glasses=True,
                  armL=[(-.42, -.4, .36), (-.34, -.72, .36)], armR=[(.5, -.2, .24), (.44, -.55, .06)], headrot=(14, 0, 6))
    ink_roller(None, (2.5, -.98, 1.36), (-28, 0, -6))
    for i, (x, y, col) in enumerate(((3.75, -.9, 'sun'), (4.15, -.65, 'teal'))):
        cyl((x, y, 1.32), .24, .42, mat('paper', .5))
        cyl((x, y, 1.52), .2, .08, mat(col, .25, spec=.6))
        meta([('t', [(x + .1, y - .2, 1.52), (x + .1, y - .26, 1.34)], [.06, .05])], mat(col, .25, spec=.6), None, .02, 2)
    rbox((-.6, -2.95, .45), (6.4, 1.6, .3), .08, mat('#B9783F', .7))
    for ch, x, y, turn, face in (('A', -2.9, -2.85, 8, 'coral'), ('M', -1.8, -3.0, -6, 'violet'), ('O', -.7, -2.8, 10, 'sun'), ('T', .4,
                                                            -3.0, -8, 'teal'),
                                 ('U', 1.5, -2.85, 6, 'coral')):
        type_block(ch, (x, y, .58), (16, 0, turn), .95, face)
    camera((-.15, -10.6, 3.6), (-.15, .3, 2.0), 40.5, dof=(.5, -.3, 2), f=1.8)
    render('events/druckwerkstatt')


# ------------------------------------------------------------ dinosaur hall
def curve(pts, n):
    """n points along a Catmull-Rom curve through pts."""
    pts = [V(p) for p in pts]
    out = []
    for i in range(n):
        t = i / (n - 1) * (len(pts) - 1)
        k = min(int(t), len(pts) - 2)
        t -= k
        a, b, c, d = pts[max(k - 1, 0)], pts[k], pts[k + 1], pts[min(k + 2, len(pts) - 1)]
        out.append(.5 * ((2 * b) + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3))
    return out


def bone(a, b, r, m, parent):
    """A long bone with knobbed ends."""
    a, b = V(a), V(b)
    side = V((1, 0, 0)) * r * .7
    meta([('t', [a, a.lerp(b, .5), b], [r, r * .72, r]), ('b', a + side, r * 1.15), ('b', a - side, r * 1.15), ('b', b + side, r * 1.1),
          ('b', b - side, r * 1.1)],
         m, parent, .035, 4)


def spine(pts, n, r0, r1, m, parent, spikes=True):
    """Vertebrae along a curve, each with a spur on top; thickness runs from r0 to r1."""
    parts, line = [], curve(pts, n)
    for i, p in enumerate(line):
        r = r0 + (r1 - r0) * i / (n - 1)
        q = line[min(i + 1, n - 1)] - line[max(i - 1, 0)]
        up = V((-q.z, 0, q.x)) if q.x > 0 else V((q.z, 0, -q.x))
        up.normalize()
        parts.append(('b', p, r))
        if spikes:
            parts.append(('t', [p, p + up * r * 1.9], [r * .5, r * .34]))
    meta(parts + [('t', line, [(r0 + (r1 - r0) * i / (n - 1)) * .5 for i in range(n)])], m, parent, .04, 2)
    return line


def dino_skull(c, rot, s, m, parent):
    """A friendly long-neck skull, facing -Y, with big eye holes and a toothy smile."""
    H = empty(c, rot, s, parent)
    dark = mat('#3A2E5C', .8, clay=False)
    meta([('b', (0, .1, .1), (.46, .5, .42)), ('b', (0, -.55, -.08), (.4, .55, .24)), ('b', (0, -.2, .36), (.24, .3, .2)), ('b', (0, -.85,
          .02), (.3, .22, .2))],
         m, H, .035, 5)
    meta([('t', [(-.4, .1, -.25), (-.34, -.5, -.4), (0, -.94, -.36), (.34, -.5, -.4), (.4, .1, -.25)], [.12, .13, .14, .13, .12]),
          ('b', (0, -.7, -.4), (.3, .3, .1))], m, H, .035, 4)
    for sx in (-1, 1):
        ball((sx * .34, -.2, .2), (.17, .17, .19), dark, H, seg=28)
        ball((sx * .42, -.33, .27), (.05, .04, .055), mat('#FFFFFF', .3, clay=False), H, seg=16)
        ball((sx * .15, -1.03, .1), (.055, .05, .07), dark, H, seg=16)
        for y in (-.2, -.42, -.64, -.84):
            cyl((sx * (.37 - max(0, -y - .5) * .35), y, -.27), .05, .14, m, H, r2=.075, bev=0, seg=14)
    return H


def dinosaur(c, rot, s=1):
    """The skeleton of a long-necked dinosaur, head to the left; returns the frame of its skull."""
    e = empty(c, (0, 0, rot), s)
    m = mat('#FFEFD0', .7)
    back = spine([(-1.5, 0, 3.2), (0, 0, 3.7), (1.5, 0, 3.5), (2.6, 0, 3.0)], 13, .2, .21, m, e)
    spine([(-1.5, 0, 3.2), (-2.1, -.1, 3.6), (-2.5, -.35, 4.25), (-3.0, -.8, 4.6), (-3.6, -1.25, 4.2)], 13, .23, .18, m, e)
    spine([(2.6, 0, 3.0), (4.0, .1, 2.2), (5.4, .5, 1.7), (7.0, 1.1, 1.7)], 17, .2, .06, m, e)
    for i, p in enumerate(back[1:11]):
        k = math.sin((i + 1.5) / 12 * math.pi)
        for sy in (-1, 1):
            tube([(p.x, 0, p.z), (p.x - .02, sy * .75 * k, p.z - .25), (p.x - .08, sy * .95 * k, p.z - 1.0 * k), (p.x - .2, sy * .45,
                  p.z - 1.75 * k)],
                 [.09, .1, .09, .07], m, e, res=8)
    meta([('b', (-1.35, -.62, 2.75), (.2, .1, .62), (0, 25, 0)), ('b', (-1.35, .62, 2.75), (.2, .1, .62), (0, 25, 0))], m, e, .04, 4)
    meta([('b', (2.2, -.5, 2.95), (.62, .12, .4)), ('b', (2.2, .5, 2.95), (.62, .12, .4)), ('t', [(2.2, -.5, 2.9), (2.2, .5, 2.9)], .2)],
         m, e, .04, 4)
    for x, y, z, kx, step in ((-1.25, -.75, 2.3, -.2, -.2), (-1.1, .75, 2.3, .15, .2), (2.2, -.7, 2.65, -.15, .1), (2.35, .75, 2.65, .25,
                                                            .35)):
        bone((x, y, z), (x + kx, y, 1.25), .19, m, e)
        for d in (-.12, .12):
            bone((x + kx + d, y, 1.05), (x + step + d, y, .32), .1, m, e)
        for d in (-.24, 0, .24):
            ball((x + step - .18, y + d, .14), (.24, .12, .14), m, e, seg=20)
    return dino_skull((-3.7, -1.35, 4.0), (12, 0, -52), 1.2, m, e)


def wheelchair(c, rot, s=1, col='coral', **kw):
    """A child in a wheelchair, faces -Y at rot 0; further arguments go to the child."""
    e = empty(c, (0, 0, rot), s)
    dark, steel, seat = mat('ink', .5, clay=False), mat(STEEL, .3, clay=False), mat(col, .6)
    for sx in (-1, 1):
        ring((sx * .52, .12, .56), .5, .065, dark, e, (0, 90, 0))
        ring((sx * .6, .12, .56), .41, .028, steel, e, (0, 90, 0))
        for a in range(0, 180, 45):
            rbox((sx * .52, .12, .56), (.02, .96, .02), .005, steel, e, rot=(a, 0, 0), seg=1)
        cyl((sx * .53, .12, .56), .1, .12, seat, e, rot=(0, 90, 0))
        ring((sx * .34, -.62, .13), .1, .045, dark, e, (0, 90, 0), 10)
        tube([(sx * .36, .38, 1.32), (sx * .36, .3, .62), (sx * .36, -.45, .55), (sx * .3, -.62, .16)], .04, steel, e)
        tube([(sx * .36, .36, 1.3), (sx * .36, .56, 1.34)], .05, dark, e)
    rbox((0, -.05, .58), (.72, .8, .12), .05, seat, e)
    rbox((0, .36, .98), (.72, .12, .66), .05, seat, e)
    rbox((0, -.78, .12), (.6, .32, .06), .03, dark, e)
    R, B, H = kid((0, .05, .5), s=.98, **{**CHAIR, **kw})
    R.parent = e
    return R, B, H


def hall():
    """A high museum hall with arched windows and columns."""
    room('#2C8796', '#D8B583', 6.5, '#1F6F80')
    glass, frame = mat('#7FC4DE', .6, emit=.12, clay=False), mat('#F2DDB4', .8)
    for x in (-7.6, -1.1, 5.4):
        rbox((x, 6.4, 3.1), (2.2, .1, 4.0), .02, glass)
        ball((x, 6.4, 5.1), (1.1, .05, 1.1), glass)
        tube([(x - 1.15, 6.3, .9), (x - 1.15, 6.3, 5.1), (x - .8, 6.3, 5.95), (x, 6.3, 6.28), (x + .8, 6.3, 5.95), (x + 1.15, 6.3, 5.1),
              (x + 1.15, 6.3, .9)], .13, frame)
        rbox((x, 6.25, 3.4), (.09, .1, 5.2), .02, frame)
        for z in (2.2, 3.6, 5.0):
            rbox((x, 6.25, z), (2.2, .1, .09), .02, frame)
        rbox((x, 6.2, .95), (2.7, .5, .18), .05, frame)
    for x in (-4.35, 2.15, 8.6):
        cyl((x, 6.0, 5), .36, 11, mat('#4FA3AE', .8))
        rbox((x, 6.0, .25), (1.0, .9, .5), .08, mat('#4FA3AE', .8))


def rope_barrier(y, xs, col='coral'):
    """Brass posts with a sagging rope."""
    brass = mat('#E8B44A', .3, clay=False)
    for x in xs:
        cyl((x, y, .5), .055, 1.0, brass)
        cyl((x, y, .03), .22, .06, brass)
        ball((x, y, 1.05), .1, brass, seg=24)
    for a, b in zip(xs, xs[1:]):
        tube([(a, y, .9), ((a + b) / 2, y, .62), (b, y, .9)], .05, mat(col, .7))


def urzeit():
    """A museum hall: a huge friendly dinosaur skeleton, children look up at it; one points, one sits in a wheelchair, one roars."""
    reset()
    world('#2C8796', '#D8B583', .68, ('#E4F4FF', '#FFDDB0'))
    key(1.9, (40, 14, -38), 12)
    area((-5, -5, 7), (-1, 1, 3.5), 420, 4, '#FFE6C0')
    hall()
    rbox((2.2, 2.5, .12), (10.4, 3.2, .3), .1, mat('#6C4FA8', .8))
    skull = dinosaur((.9, 2.5, .26), -6, 1.22)
    rope_barrier(-.2, (-6.2, -3.4, -.6, 2.2, 5.0, 7.8))
    bird = empty((.05, .25, .46), (0, 0, -14), .62, skull)
    meta([('b', (0, 0, .25), (.24, .34, .25)), ('b', (0, -.22, .52), .19), ('t', [(0, .3, .3), (0, .62, .42)], [.12, .08])], mat('coral',
                                                            .7), bird, .03, 4)
    ball((0, -.42, .5), (.05, .09, .045), mat('sun', .5), bird, seg=16)
    eyes(bird, (-.12, -.36, .58), (.12, -.36, .58), .04)
    kid((-4.35, -1.9, 0), rot=128, s=.98, skin=1, shirt='sun', pants='violet', hair='long', hairC='#3A2218', mood='wow', headrot=(-24, 0,
                                                            -26),
        armL=[(-.44, -.28, .3), (-.28, -.42, .78)], armR=[(.46, -.1, .26), (.46, -.25, .0)], backpack='coral')
    wheelchair((-1.7, -2.0, 0), 222, 1.1, 'sun', skin=4, shirt='coral', pants='petrol', hair='curly', hairC='#20141C', mood='wow',
               headrot=(-22, 0, 34),
               armL=[(-.5, -.1, .24), (-.5, -.36, .06)], armR=[(.5, -.1, .24), (.5, -.36, .06)])
    kid((.9, -1.9, 0), rot=252, s=1.05, skin=3, shirt='teal', pants='#4A3AA8', hair='scarf', scarfC='pink', mood='open', headrot=(-18, 0,
                                                            26),
        armR=[(.5, -.3, .7), (.56, -.66, 1.1)], armL=[(-.46, -.12, .24), (-.4, -.36, .1)])
    kid((3.4, -2.0, 0), rot=-22, s=1.0, skin=0, shirt='leaf', pants='petrol', stripes='cream', hair='short', hairC='#C9782A', mood='laugh',
        headrot=(-6, 0, 8),
        armL=[(-.46, -.2, .42), (-.36, -.55, .62)], armR=[(.46, -.2, .42), (.36, -.55, .62)])
    camera((-.35, -11.0, 1.6), (-.35, 1, 2.78), 34, dof=(-1, -1, 2.5), f=2.8)
    render('events/urzeit')


# ------------------------------------------------------------ brook
def ribbon(mid, widths, z, m, n=60):
    """A flat band on the ground along a curve that runs towards +Y; widths are half widths."""
    line = curve([(x, y, 0) for x, y in mid], n)
    bm = bmesh.new()
    rows = []
    for i, p in enumerate(line):
        t = i / (n - 1) * (len(widths) - 1)
        k = min(int(t), len(widths) - 2)
        w = widths[k] + (widths[k + 1] - widths[k]) * (t - k) + .12 * math.sin(i * .7)
        rows.append([bm.verts.new((p.x + w * u, p.y, z)) for u in (-1, -.5, 0, .5, 1)])
    for a, b in zip(rows, rows[1:]):
        for j in range(4):
            bm.faces.new([a[j], a[j + 1], b[j + 1], b[j]])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    me = bpy.data.meshes.new('ribbon')
    bm.to_mesh(me)
    bm.free()
    o = obj('ribbon', me)
    me.materials.append(m)
    return line


def boots(B, col, legs=(((-.16, 0, -.38), (-.17, 0, -.70)), ((.16, 0, -.38), (.17, 0, -.70)))):
    """Wellies over the shins."""
    for k, f in legs:
        k, f = V(k), V(f)
        top = k.lerp(f, .1)
        meta([('t', [top, f], [.19, .175]), ('b', (f.x, f.y - .1, f.z - .02), (.18, .27, .13))], mat(col, .35, spec=.5), B, .03, 4)
        ring(top, .185, .04, mat('cream', .5), B, n=12)


def net(c, to, s=1, col='coral', length=2.0, droop=1):
    """A catching net: hoop at c, the pole runs towards the point `to`; droop 1 or -1 chooses the side of the bag."""
    e = empty(c, (0, 0, 0), s)
    e.rotation_euler = (V(to) - V(c)).to_track_quat('Z', 'Y').to_euler()
    ring((0, 0, 0), .4, .045, mat(col, .5), e, (90, 0, 0))
    tube([(0, 0, .4), (0, 0, .4 + length)], .055, mat('wood', .6), e)
    bm = bmesh.new()
    rows = []
    for i in range(6):
        r, y = .39 * math.cos(i / 6 * math.pi / 2), -droop * .62 * math.sin(i / 6 * math.pi / 2)
        rows.append([bm.verts.new((math.cos(a) * r, y, math.sin(a) * r)) for a in [math.tau * k / 14 for k in range(14)]])
    for a, b in zip(rows, rows[1:]):
        for k in range(14):
            bm.faces.new([a[k], a[(k + 1) % 14], b[(k + 1) % 14], b[k]])
    bm.faces.new(rows[-1])
    me = bpy.data.meshes.new('net')
    bm.to_mesh(me)
    bm.free()
    o = obj('net', me, e)
    me.materials.append(mat('#FFFFFF', .8, clay=False))
    wires = o.modifiers.new('w', 'WIREFRAME')
    wires.thickness = .028
    return e


def frog(c, rot=0, s=1):
    """A grinning frog."""
    e = empty(c, (0, 0, rot), s)
    g, lite = mat('#5DB84A', .6), mat('#E4F2B0', .7)
    meta([('b', (0, .1, .34), (.42, .46, .34)), ('b', (0, -.2, .5), (.42, .34, .27)), ('b', (-.2, -.3, .78), .16), ('b', (.2, -.3, .78),
          .16),
          ('b', (-.46, .25, .2), (.2, .34, .22)), ('b', (.46, .25, .2), (.2, .34, .22)), ('t', [(-.28, -.2, .3), (-.36, -.38, .06)], [.12,
                                                            .09]),
          ('t', [(.28, -.2, .3), (.36, -.38, .06)], [.12, .09])], g, e, .03, 4)
    meta([('b', (0, -.28, .3), (.28, .2, .22))], lite, e, .03, 3)
    for sx in (-1, 1):
        ball((sx * .2, -.41, .8), (.1, .06, .11), mat('#FFFFFF', .3, clay=False), e, seg=20)
        ball((sx * .2, -.455, .8), (.06, .035, .07), mat('#24162E', .2, clay=False), e, seg=16)
        ball((sx * .38, -.42, .05), (.15, .17, .06), g, e, seg=20)
        ball((sx * .52, .0, .05), (.2, .22, .06), g, e, seg=20)
        ball((sx * .33, -.42, .5), (.06, .03, .045), mat('#F2836E', .6, clay=False), e, seg=16)
    tube([(-.26, -.46, .55), (0, -.55, .47), (.26, -.46, .55)], .022, mat('#2E6B2A', .5, clay=False), e)
    return e


def heron(c, rot=0, s=1):
    """A grey heron on one leg."""
    e = empty(c, (0, 0, rot), s)
    body, white, dark, bill = mat('#9FB0CC', .75), mat('#F7F5F0', .8), mat('#3A3560', .7), mat('amber', .5)
    meta([('b', (0, .1, 1.55), (.36, .62, .4)), ('t', [(0, .5, 1.5), (0, .95, 1.3)], [.22, .08])], body, e, .04, 4)
    meta([('t', [(0, -.3, 1.7), (0, -.66, 2.1), (0, -.42, 2.55), (0, -.5, 2.95)], [.22, .14, .12, .13]), ('b', (0, -.58, 3.02), (.2, .26,
          .19))], white, e, .035, 4)
    meta([('t', [(0, -.75, 3.0), (0, -1.4, 2.88)], [.09, .02])], bill, e, .025, 2)
    meta([('t', [(0, -.55, 3.2), (0, -.25, 3.18), (0, .12, 3.0)], [.08, .07, .02])], dark, e, .025, 2)
    eyes(e, (-.17, -.68, 3.08), (.17, -.68, 3.08), .045)
    tube([(-.1, .12, 1.25), (-.1, .18, .6), (-.1, .1, 0)], .05, bill, e)
    tube([(.12, .12, 1.25), (.14, -.2, .8), (.12, .12, .62)], .05, bill, e)
    return e


def reeds(c, n, spread, seed, s=1):
    """Reeds and bulrushes."""
    random.seed(seed)
    for i in range(n):
        x, y, h = c[0] + random.uniform(-1, 1) * spread, c[1] + random.uniform(-.5, .5) * spread, random.uniform(1.1, 2.0) * s
        bend = random.uniform(-.3, .3)
        tube([(x, y, 0), (x + bend * .3, y, h * .6), (x + bend, y, h)], [.05 * s, .04 * s, .012], mat(('#3F9B55', '#5DB05A',
                                                            '#2F8757')[i % 3], .8, clay=False), res=6)
        if i % 3 == 0:
            tube([(x + .1, y, 0), (x + .1 + bend * .3, y, h * 1.05)], .025, mat('#5D8A3F', .8, clay=False), res=4)
            tube([(x + .1 + bend * .3, y, h * .98), (x + .1 + bend * .36, y, h * 1.2)], .085 * s, mat('#7A4A2E', .85), res=4)


def magnifier(c, rot, parent, s=1):
    """A magnifying glass, its pane in the XZ plane, handle downwards."""
    e = empty(c, rot, s, parent)
    ring((0, 0, 0), .3, .05, mat('ink', .4), e, (90, 0, 0))
    tube([(0, 0, -.34), (0, 0, -.8)], .07, mat('coral', .4), e)
    return e


def bach():
    """Children in wellies explore a sunny brook with nets; one looks at us through a magnifying glass with a giant eye."""
    reset()
    world('#63BDF0', '#E6F6FF', .8, ('skyTop', 'cream'), (.45, 1))
    key(2.5, (44, 8, -42))
    hills([(-9, 26, -16, 22, 16, 18.5, '#9ADBA8'), (11, 30, -18, 24, 16, 21.5, '#86CFA0'), ])
    rbox((0, 8, -.5), (80, 46, 1), 0, mat('#7CC968', .95))
    mid = [(-1.5, -9), (-.6, -4.5), (.5, -1.2), (-.8, 2.2), (1.2, 5.5), (4.5, 9), (5, 14)]
    ribbon(mid, (3.1, 3.0, 2.7, 2.0, 1.5, 1.1, .8), .008, mat('#E9CB92', .95))
    line = ribbon(mid, (2.75, 2.65, 2.35, 1.7, 1.2, .85, .6), .016, mat('#3FA9CF', .18, spec=.6))
    random.seed(6)
    for i in range(34):
        p = random.choice(line[8:46])
        x, y, w = p.x + random.uniform(-1, 1) * (1.5 if p.y < 1 else .7), p.y, random.uniform(.2, .45)
        tube([(x - w, y, .025), (x, y + .05, .035), (x + w, y, .025)], .022, mat('#A9E0EE', .4, clay=False), res=4)
    for i, (x, y, k, col) in enumerate(((-2.3, -2.6, .8, 'grey'), (4.3, -2.2, .8, '#A79FC0'), (-2.6, 1.3, .7, '#C9BFD6'), (1.9, 1.6, .8,
                                        'grey'), (-.1, 3.4, .5, '#C9BFD6'),
                                        (2.3, -3.2, .8, '#C9BFD6'), (-3.5, -3.4, .7, '#A79FC0'), (.9, 4.6, .45, 'grey'))):
        rock((x, y, 0), k, col, i)
    tree((-6.8, 6.5, -.3), 2.1, '#4DB36B', 3)
    tree((8.4, 9, -.3), 2.2, '#3FA75F', 4)
    tree((-3.4, 12, -.6), 1.7, 'forest', 6)
    reeds((5.0, 1.7), 16, .8, 3, 1.25)
    reeds((-5.3, 1.6), 12, .7, 8, 1.2)
    reeds((4.9, -2.9), 9, .5, 5, .8)
    heron((1.4, 3.7, -.05), -52, 1.05)
    ripple = mat('#A9E0EE', .4, clay=False)
    for c, r in (((-1.15, -.3), .55), ((-1.15, -.3), .85), ((1.32, 3.8), .42)):
        ring((c[0], c[1], .025), r, .02, ripple)
    legs = [[(-.2, -.08, -.38), (-.26, -.1, -.70)], [(.2, .06, -.38), (.26, .1, -.70)]]
    R, B, H = kid((-1.15, -.3, -.18), rot=28, s=1.32, skin=3, shirt='sun', pants='#3F5FA8', hair='curly', hairC='#20141C', mood='laugh',
                  lean=6,
                  legL=legs[0], legR=legs[1], armL=[(-.36, -.35, .42), (0, -.55, .5)], armR=[(.5, -.3, .3), (.42, -.68, .25)], headrot=(4,
                                                            0, 6))
    boots(B, 'coral', legs)
    net((1.1, -.68, .5), (-.81, -.95, 1.55), 1.2, 'coral', 1.75)
    R, B, H = kid((-3.4, -1.0, 0), rot=26, s=1.3, skin=0, shirt='pink', pants='violet', hair='pig', hairC='#C9782A', accC='sun',
                  mood='open',
                  armL=[(-.5, -.1, .32), (-.52, -.3, .1)], armR=[(.5, -.25, .5), (.44, -.5, .78)], headrot=(-2, 0, 4))
    boots(B, 'sun')
    net((-2.85, -1.42, 3.55), (-2.6, -1.33, 2.03), 1.1, 'teal', 2.7, -1)
    bucket = empty((-3.35, -2.5, .26), (0, 0, 20))
    cyl((0, 0, 0), .26, .5, mat('teal', .4), bucket, r2=.34)
    tube([(-.32, 0, .22), (0, 0, .55), (.32, 0, .22)], .03, mat(STEEL, .3, clay=False), bucket)
    meta([('b', (3.2, -.65, .3), (.85, .7, .46)), ('b', (3.6, -.4, .2), (.6, .5, .36))], mat('#A79FC0', .9), None, .05, 4)
    R, B, H = kid((3.15, -.95, .42), rot=-24, s=1.3, skin=2, shirt='teal', pants='ink', hair='scarf', scarfC='violet', mood='open',
                  headrot=(4, 0, 0),
                  armL=[(-.5, -.22, .5), (-.28, -.62, .72)], armR=[(.46, -.25, .26), (.34, -.52, .12)], **CHAIR)
    boots(B, 'leaf', [[CHAIR['legL'][0], CHAIR['legL'][1]], [CHAIR['legR'][0], CHAIR['legR'][1]]])
    m = magnifier((-.2, -.66, 1.12), (0, 14, 0), B, 1.05)
    ball((0, .02, 0), (.28, .02, .28), mat(SK[2], .5), m)
    ball((0, .0, .0), (.13, .03, .17), mat('#24162E', .25, spec=.6, clay=False), m, seg=28)
    ball((-.04, -.03, .06), (.04, .015, .045), mat('#FFFFFF', .3, clay=False), m, seg=16)
    rock((1.05, -2.95, -.1), 1.0, '#A79FC0', 11)
    frog((1.05, -3.0, .34), 22, .82)
    for i, (x, y, col) in enumerate(((-5.2, -2.2, 'coral'), (-4.6, -3.0, 'sun'), (4.6, -3.4, 'pink'), (4.1, -2.9, 'sun'), (5.5, -1.0,
                                     'coral'), (-5.6, 1.5, 'pink'))):
        flower((x, y, 0), 1.35, col, i)
        tuft((x + .3, y + .15, 0), 1.3, '#57AC4C', i)
    cloud((-4.5, 24, 8.6), 1.3, 1)
    cloud((6.5, 26, 9.4), 1.5, 4)
    camera((0, -11.2, 4.0), (.1, .3, 1.5), 41, dof=(0, -.8, 1.5), f=1.8)
    render('events/bach')


for n in sys.argv[sys.argv.index('--') + 1:]: globals()[n]()
