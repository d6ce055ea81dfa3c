"""Pictures of the other pages: getting to know DUDA, reading, and two small messages."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from animals import *

T = HERE + '/textures/'
PAPER = dict(front=T + 'front.png', back=T + 'back.png', inner=T + 'print.png')
DARK = '#24162E'


# ------------------------------------------------------------ helpers
def picture(name, dn=4):
    """Render to OUT/<family>/<slug>.png."""
    os.makedirs(os.path.dirname(f'{OUT}/{name}'), exist_ok=True)
    render(name, dn)


def key(energy=2.5, rot=(46, 10, -40), angle=10):
    """The warm sun from upper left."""
    return sun(rot, energy, angle, '#FFE8D6')


def plain(c, **k):
    """A smooth material without clay bumps."""
    return mat(c, k.pop('rough', .5), clay=False, **k)


def mesh(verts, faces, m, parent=None, uvs=None, smooth=False, thick=0):
    """One mesh from plain lists; uvs holds one pair per vertex."""
    me = bpy.data.meshes.new('mesh')
    me.from_pydata([tuple(v) for v in verts], [], faces)
    if uvs:
        layer = me.uv_layers.new()
        for loop in me.loops:
            layer.data[loop.index].uv = uvs[loop.vertex_index]
    me.materials.append(m)
    for p in me.polygons:
        p.use_smooth = smooth
    o = obj('mesh', me, parent)
    if thick:
        o.modifiers.new('s', 'SOLIDIFY').thickness = thick
    return o


def page(texture, c, rot, w, parent=None, ratio=1.33, curl=.03):
    """A single printed page."""
    def bend(u, v, p):
        return V((p.x, -curl * ((u - .5) * 2) ** 2, p.z))
    return sheet(w, w * ratio, teximg(T + texture), bend, parent, c, rot, nx=12, ny=2, thick=.015)


def strip(i, c, rot, w, amp=.08, parent=None):
    """A printed headline."""
    im = bpy.data.images.load(T + f'strip{i}.png')

    def wave(u, v, p):
        return V((p.x, amp * math.sin(u * math.tau), p.z))
    return sheet(w, w * im.size[1] / im.size[0], teximg(T + f'strip{i}.png'), wave, parent, c, rot, nx=40, ny=2, thick=.02)


def flat_paper(c, rot, s=1, texture='front.png'):
    """A finished newspaper lying flat."""
    e = empty(c, rot, s)
    rbox((0, 0, 0), (.96, 1.27, .07), .03, plain('paper', rough=.9), e)
    sheet(.94, 1.25, teximg(T + texture), None, e, (0, 0, .042), (-90, 0, 0), nx=1, ny=1, thick=.004)
    return e


def mug(c, s=1, col='coral', parent=None):
    """A cup with a handle."""
    e = empty(c, (0, 0, 0), s, parent)
    cyl((0, 0, .2), .2, .4, mat(col, .45), e, bev=.05, r2=.23)
    cyl((0, 0, .385), .17, .04, plain('#6B3520', rough=.3), e, bev=.01)
    tube([(.2, 0, .32), (.36, 0, .28), (.35, 0, .14), (.19, 0, .08)], .045, mat(col, .45), e)
    return e


def pencil(c, rot, s=1, col='teal'):
    """A sharpened pencil."""
    e = empty(c, rot, s)
    cyl((0, 0, 0), .12, 2.0, mat(col, .5), e, seg=6, bev=.01)
    cyl((0, 0, 1.16), .12, .34, mat('#F2D09A', .7), e, seg=24, r2=.03, bev=0)
    cyl((0, 0, 1.36), .035, .1, mat('ink', .5), e, r2=.005, bev=0)
    cyl((0, 0, -1.1), .12, .22, mat('pink', .6), e, bev=.05)


def moustache(H, col, beard=False):
    """A moustache, with a short beard if wanted."""
    m = mat(col, .8)
    meta([('t', [(0, -.43, -.15), (sx * .12, -.43, -.16), (sx * .24, -.37, -.2)], [.06, .07, .03]) for sx in (-1, 1)], m, H, .02, 3)
    if beard:
        meta([('t', [(-.4, -.14, -.12), (-.33, -.28, -.3), (0, -.34, -.42), (.33, -.28, -.3), (.4, -.14, -.12)], [.07, .1, .12, .1, .07])], m, H, .025, 3)


def dog(c, rot=0, s=1, col='#C98A4E', cap=None, tongue=True):
    """A sitting dog with floppy ears; returns root and head."""
    e = empty(c, (0, 0, rot), s)
    m, dk, w = mat(col, .8), mat('#7A4A2E', .8), mat('#FFF3E2', .8)
    meta([('b', (0, .2, .58), (.36, .42, .5)), ('b', (0, -.05, .85), (.3, .3, .32)), ('t', [(-.18, -.22, .7), (-.19, -.28, .1)], [.15, .13]),
          ('t', [(.18, -.22, .7), (.19, -.28, .1)], [.15, .13]), ('b', (-.32, .32, .25), (.2, .3, .25)), ('b', (.32, .32, .25), (.2, .3, .25)),
          ('t', [(.1, .6, .25), (.35, .85, .4), (.5, .85, .75)], [.1, .08, .06])], m, e, .04, 5)
    meta([('b', (0, -.26, .72), (.2, .12, .28))], w, e, .03, 4)
    for sx in (-1, 1):
        ball((sx * .19, -.36, .08), (.14, .2, .1), w, e, seg=24)
        ball((sx * .36, -.02, .07), (.13, .2, .09), m, e, seg=24)
    tube([(math.cos(a) * .27, -.06 + math.sin(a) * .26, 1.06) for a in [i * math.tau / 12 for i in range(12)]], .05, mat('coral', .5), e, cyc=True)
    H = empty((0, -.14, 1.4), (0, 0, 0), 1, e)
    meta([('b', (0, 0, .02), (.42, .39, .4)), ('b', (0, -.34, -.14), (.25, .26, .2))], m, H, .035, 6)
    meta([('b', (-.1, -.46, -.16), (.15, .15, .12)), ('b', (.1, -.46, -.16), (.15, .15, .12))], w, H, .03, 3)
    ball((0, -.62, -.06), (.09, .06, .07), plain(DARK, rough=.25), H, seg=24)
    for sx in (-1, 1):
        meta([('t', [(sx * .33, .02, .3), (sx * .5, .0, .1), (sx * .52, -.04, -.24)], [.12, .15, .11])], dk, H, .03, 4)
    ball((.17, -.3, .13), (.16, .1, .17), dk, H, seg=24)
    eyes(H, (-.17, -.365, .1), (.17, -.385, .1), .06)
    cheeks(H, .3, -.29, -.06, .07)
    if tongue:
        ball((0, -.5, -.31), (.08, .05, .12), plain('#FF7488'), H, rot=(-16, 0, 0), seg=20)
    if cap:
        ball((0, .02, .33), (.36, .36, .2), mat(cap, .6), H)
        ball((0, -.3, .32), (.3, .26, .05), mat(cap, .6), H, rot=(12, 0, 0))
        ball((0, -.35, .43), (.07, .03, .07), mat('sun', .4), H, seg=20)
    return e, H


def globe(c, s=1, tilt=18):
    """A school globe on its foot."""
    e = empty(c, (0, 0, 0), s)
    cyl((0, 0, .05), .34, .1, mat('wood', .6), e, bev=.04)
    tube([(0, 0, .1), (0, 0, .32)], .06, mat('wood', .6), e)
    g = empty((0, 0, .82), (0, tilt, 20), 1, e)
    ball((0, 0, 0), .46, mat('#3FA0DC', .45), g, seg=64)
    for lon, lat, r in ((-100, 20, .2), (-80, 5, .16), (-86, 38, .13), (-40, 35, .19), (-50, 0, .14), (-135, -20, .16), (-20, 10, .2), (-110, 48, .15)):
        a, b = math.radians(lon), math.radians(lat)
        d = V((math.cos(a) * math.cos(b), math.sin(a) * math.cos(b), math.sin(b)))
        o = ball(d * .44, (r, r, .035), mat('#6CC26B', .8), g, seg=24)
        o.rotation_euler = d.to_track_quat('Z', 'Y').to_euler()
    tube([(math.sin(a) * .54, 0, math.cos(a) * .54) for a in [math.radians(t) for t in range(0, 181, 20)]], .035, mat('sun', .4, metal=.3), g)
    return e


# ------------------------------------------------------------ kennenlernen
def pinned_wall():
    """The wall of the editorial office with pages and headlines."""
    rbox((0, 4.2, 3), (26, .2, 10), 0, mat('#2FA9A8', .9, clay=False))
    rbox((.1, 4.05, 3.35), (7.4, .12, 2.7), .1, mat('#E9B878', .9))
    for i, (tex, x, z, w, r) in enumerate((('front.png', -2.85, 3.3, 1.15, -4), ('back.png', -1.45, 3.4, 1.1, 3), ('print.png', .3, 3.25, 1.15, -3), ('front.png', 2.9, 3.35, 1.15, 4))):
        page(tex, (x, 3.94, z), (0, r, 0), w)
        ball((x, 3.88, z + .7), .07, mat(('coral', 'sun', 'violet', 'leaf')[i], .4), seg=20)
    strip(2, (1.65, 3.9, 4.3), (0, -5, 0), 1.4, .03)
    strip(5, (1.65, 3.9, 3.0), (0, 4, 0), 1.5, .03)
    for x in (-6.2, 6.2):
        rbox((x, 4.0, 3.6), (2.4, .12, 3.0), .08, mat('#CDEBFA', .4, emit=.5, clay=False))
        rbox((x, 3.92, 3.6), (.14, .12, 3.0), .03, mat('cream', .7))
        rbox((x, 3.92, 3.6), (2.4, .12, .14), .03, mat('cream', .7))


def redaktion():
    """Editorial meeting: two adults and two children laugh over newspaper pages and a globe."""
    reset(samples=90)
    world('#BFE6E8', '#FFE9C9', .66, ('#E2F3FF', '#FFDDB8'))
    key(1.5, (42, 14, -42), 14)
    area((-1, -5, 6), (0, 0, 1.4), 420, 4, '#FFE6C8')
    rbox((0, 0, -.6), (26, 16, .2), 0, mat('#F0C48A', .9))
    pinned_wall()
    table((0, -.7, -.55), 8.4, 3.3, 1.5, mat('#D99A5B', .6))
    R, B, H = kid((-1.35, 1.75, .25), rot=14, s=1.52, skin=1, shirt='violet', pants='ink', hair='short', hairC='#8A8496', mood='laugh', glasses=True,
                  armL=[(-.5, -.25, .3), (-.42, -.62, .3)], armR=[(.52, -.12, .66), (.66, -.28, 1.02)], headrot=(6, 0, 6))
    moustache(H, '#8A8496', True)
    kid((1.6, 1.7, .25), rot=-16, s=1.5, skin=3, shirt='sun', pants='ink', hair='bun', hairC='#2A1A22', accC='coral', mood='open',
        armL=[(-.46, -.4, .3), (-.3, -.75, .36)], armR=[(.5, -.2, .3), (.44, -.6, .3)], headrot=(6, 0, -8))
    kid((-3.2, .85, .0), rot=46, s=1.28, skin=4, shirt='coral', stripes='cream', hair='curly', hairC='#20141C', mood='laugh',
        armL=[(-.45, -.35, .42), (-.36, -.72, .5)], armR=[(.45, -.4, .42), (.4, -.78, .5)], headrot=(4, 0, 8))
    kid((3.2, .85, .0), rot=-46, s=1.28, skin=0, shirt='leaf', hair='pig', hairC='#C9782A', accC='violet', mood='open',
        armL=[(-.5, -.15, .7), (-.6, -.3, 1.08)], armR=[(.45, -.4, .42), (.36, -.75, .5)], headrot=(2, 0, -6))
    flat_paper((-.85, -1.2, .98), (0, 0, 10), 1.5)
    flat_paper((.95, -1.3, .98), (0, 0, -7), 1.45, 'back.png')
    flat_paper((-2.6, -1.1, .98), (0, 0, 20), 1.3, 'print.png')
    strip(1, (2.75, -1.5, 1.14), (-50, 0, -10), 1.7, .03)
    globe((.12, .35, .95), 1.05)
    mug((-3.3, -1.35, .95), .9, 'teal')
    mug((2.05, -.5, .95), .9, 'coral')
    pencil((-1.75, -1.9, 1.03), (90, 0, 64), .62, 'violet')
    pencil((.1, -2.0, 1.03), (90, 0, -74), .55, 'coral')
    for i, (x, col) in enumerate(((3.0, 'sun'), (3.4, 'pink'))):
        rbox((x, -.5 + i * .3, .98 + i * .01), (.5, .5, .05), .01, plain(col, rough=.8), rot=(0, 0, 12 + i * 20))
    camera((0, -9.6, 4.2), (0, .2, 1.92), 42, dof=(0, .2, 1.9), f=2.0)
    picture('kennenlernen/redaktion')


def kitchen():
    """A kitchen corner with a sunny window, shelf and letterbox slot."""
    rbox((0, 4.2, 3), (26, .2, 10), 0, mat('#FFD98F', .9, clay=False))
    rbox((0, 4.1, .4), (26, .2, 2.0), 0, mat('#8FD6B4', .9, clay=False))
    rbox((-1.3, 4.02, 3.7), (4.0, .12, 2.9), .06, mat('#BFEAFF', .5, emit=.75, clay=False))
    hills([(-2.25, 3.98, 2.5, 1.0, .05, .55, '#7CCB82'), (-.3, 3.97, 2.45, .95, .05, .42, '#9ADBA0')])
    ball((.0, 4.0, 4.55), (.34, .08, .34), mat('#FFE27A', .4, emit=.8, clay=False))
    for x in (-3.3, -1.3, .7):
        rbox((x, 3.92, 3.7), (.18, .2, 3.1), .05, mat('cream', .7))
    for z in (2.25, 3.9, 5.2):
        rbox((-1.3, 3.92, z), (4.2, .2, .18), .05, mat('cream', .7))
    rbox((-1.3, 3.7, 2.16), (4.5, .6, .12), .04, mat('cream', .7))
    for sx, x0, x1 in ((-1, -3.7, -2.7), (1, .1, 1.1)):
        curtain(x0, x1, 2.1, 5.4, 3.6, mat('coral', .8, clay=False), 4, .08)
    cyl((-.2, 3.6, 2.4), .24, .42, mat('violet', .6), r2=.3, bev=.03)
    bush((-.2, 3.6, 2.6), .62, '#4DB36B', 2)
    rbox((4.2, 3.85, 3.9), (3.2, .6, .12), .04, mat('wood', .7))
    for i, (x, col) in enumerate(((3.1, 'teal'), (3.7, 'coral'), (4.9, 'leaf'))):
        cyl((x, 3.8, 4.2), .24, .5, mat(col, .5), bev=.06)
        cyl((x, 3.8, 4.48), .2, .08, mat('cream', .6), bev=.03)
    globe((4.35, 3.75, 3.94), .5)


def croissant(c, rot=0, s=1):
    """A croissant."""
    e = empty(c, (0, 0, rot), s)
    path = [(math.sin(a) * .32, -math.cos(a) * .32, .12) for a in [math.radians(-95 + i * 190 / 6) for i in range(7)]]
    for p, r in zip(path, (.06, .11, .15, .17, .15, .11, .06)):
        ball(p, (r, r, r * .9), mat('#E2A04E', .5), e, seg=24)


def breakfast():
    """What lies on the table."""
    cyl((-.15, -1.35, 1.0), .52, .06, mat('#BFE6FA', .4), bev=.02)
    croissant((-.3, -1.35, 1.0), 20, 1.0)
    croissant((.05, -1.3, 1.02), -60, .9)
    cyl((2.5, -1.25, 1.15), .2, .36, mat('red', .3), bev=.05)
    cyl((2.5, -1.25, 1.37), .22, .09, mat('cream', .6), bev=.03)
    cyl((.95, -1.75, 1.06), .15, .2, mat('sun', .5), r2=.2, bev=.03)
    ball((.95, -1.75, 1.28), (.15, .15, .2), mat('#FFE9D2', .5))
    cyl((-3.3, -1.15, 1.05), .36, .18, mat('violet', .45), r2=.46, bev=.04)
    random.seed(3)
    for _ in range(12):
        a, q = random.uniform(0, 6.28), random.uniform(0, .3)
        ball((-3.3 + math.cos(a) * q, -1.15 + math.sin(a) * q, 1.16), .085, mat('#E8B25A', .6), seg=14)


def fruehstueck():
    """Saturday breakfast: a child reads DUDA at the kitchen table, grandfather has his cup, the dog waits."""
    reset(samples=90)
    world('#FFE3B0', '#FFD08A', .62, ('#FFF3DA', '#FFDDAE'))
    key(2.2, (48, 8, -46), 9)
    area((-2, 2.6, 5), (0, -1, 1.2), 200, 3, '#FFF0C8')
    area((1, -6, 5), (0, 0, 1.5), 260, 4, '#FFE6C8')
    rbox((0, 0, -.6), (26, 16, .2), 0, mat('#E0A870', .9))
    kitchen()
    table((-.3, -.7, -.55), 7.6, 3.0, 1.5, mat('#C98A54', .6))
    kid((-1.6, .85, .02), rot=16, s=1.42, skin=2, shirt='coral', stripes='cream', hair='bob', hairC='#3A2218', mood='laugh',
        armL=[(-.54, -.32, .24), (-.6, -.66, .34)], armR=[(.54, -.32, .24), (.6, -.66, .34)], headrot=(2, 0, 4))
    newspaper((-1.28, -.42, 1.52), (-16, 0, 14), .94, **PAPER)
    R, B, H = kid((1.35, .95, .1), rot=-22, s=1.52, skin=1, shirt='teal', pants='ink', hair='short', hairC='#F2EEF6', mood='smile', glasses=True,
                  armL=[(-.5, -.42, .2), (-.42, -.7, .56)], armR=[(.52, -.22, .2), (.44, -.6, .22)], headrot=(4, 0, -16))
    moustache(H, '#F2EEF6')
    mug((-.36, -.84, .46), .62, 'sun', B)
    breakfast()
    e, DH = dog((3.25, .55, -.3), -34, 1.36)
    DH.rotation_euler = (math.radians(-4), 0, math.radians(-10))
    camera((.1, -9.4, 3.3), (.1, .2, 1.95), 42, dof=(0, -.2, 1.9), f=2.0)
    picture('kennenlernen/fruehstueck')


# ------------------------------------------------------------ lesekompetenz
def open_book(c, rot=0, s=1, w=3.2, d=3.9, t=.5):
    """A giant open book lying on the ground."""
    e = empty(c, (0, 0, rot), s)
    rbox((0, 0, .07), (w * 2 + .5, d + .4, .14), .06, mat('coral', .6), e)
    for sx in (-1, 1):
        n, vs, uvs = 24, [], []
        for i in range(n + 1):
            u = i / n
            z = .16 + t * (math.sin(math.pi * min(1, u * 1.05) ** .55) * .75 + .3 * (1 - u))
            for y, v in ((-d / 2, 0), (d / 2, 1)):
                vs.append((sx * (.02 + u * w), y, z))
                uvs.append((u if sx > 0 else 1 - u, v))
        fs = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(n)]
        mesh(vs, fs, teximg(T + 'print.png'), e, uvs, smooth=True)
        side = [(sx * (.02 + i / n * w), vs[2 * i][2] - .01) for i in range(n + 1)] + [(sx * (w + .02), .14), (sx * .02, .14)]
        prism(side, d - .02, mat('#FFF3DC', .9, clay=False), e)
    return e


def stairs():
    """Steps made of newspaper bundles, climbing to the right."""
    random.seed(6)
    for i, (x, y, n) in enumerate(((1.55, .55, 3), (2.55, .95, 6), (3.6, 1.4, 9), (4.75, 1.9, 12))):
        for k in range(n):
            rbox((x + random.uniform(-.04, .04), y, .55 + .08 + k * .17), (1.35, 1.75, .16), .05, plain('paper', rough=.9), rot=(0, 0, -12 + random.uniform(-4, 4)))
        top = .55 + n * .17 + .02
        flat_paper((x, y, top), (0, 0, -12), 1.36, ('front.png', 'back.png')[i % 2])
        if n > 4:
            rbox((x, y, .6 + n * .085), (.24, 1.86, n * .17 + .04), .03, mat(('coral', 'violet', 'teal')[i % 3], .6), rot=(0, 0, -12))


def lesen():
    """A child sits reading on a giant open book; letters rise, newspaper stairs climb beside it."""
    reset()
    world('#8E7BF0', '#FFD9C2', .78, ('#E9E0FF', '#FFE6C9'), (.1, .95))
    key(2.4, (44, 10, -40))
    ball((0, 4, -60), (80, 60, 60), mat('#9B89EE', .95), seg=128)
    hills([(-9, 18, -8, 14, 8, 10, '#8A77E6'), (11, 20, -9, 15, 8, 11.4, '#7C68DC')])
    open_book((-.5, .3, 0), 6, 1.06)
    stairs()
    R, B, H = kid((-1.25, .0, .62), rot=14, s=1.55, skin=3, shirt='sun', pants='teal', hair='scarf', scarfC='coral', mood='laugh', sitting=True,
                  legL=[(-.52, -.34, -.02), (-.04, -.62, -.12)], legR=[(.52, -.34, -.02), (.08, -.54, -.12)],
                  armL=[(-.54, -.32, .2), (-.56, -.68, .26)], armR=[(.54, -.32, .2), (.56, -.68, .26)], headrot=(6, 0, 6))
    newspaper((-1.0, -1.02, 1.42), (-20, 0, 12), .84, **PAPER)
    rise = (('L', -3.3, .8, 1.9, .95, 'coral', -14), ('E', -3.9, 1.2, 3.0, .85, 'sun', 10), ('S', -2.7, 1.0, 4.1, .8, 'mint', -8), ('E', -1.1, 1.2, 4.4, .66, 'cream', 8),
            ('N', .3, 1.4, 4.3, .8, 'coral', -10), ('Ä', 1.3, 1.4, 3.3, .62, 'sun', 12), ('ß', 2.5, 1.8, 4.4, .6, 'sky', -6), ('!', .8, .9, 2.4, .6, 'pink', 14))
    for ch, x, y, z, k, col, r in rise:
        letters(ch, (x, y, z), k * 1.6, mat(col, .45), rot=(86, r, r * .8), depth=.24)
    for x, z, r in ((-4.5, 4.3, .16), (-1.9, 3.6, .13), (1.9, 4.1, .14), (3.3, 4.0, .12)):
        star((x, 1.2, z), r, mat('sun', .4, emit=.3))
    R2, B2, H2 = kid((4.7, 1.55, 2.6), rot=-30, s=.92, skin=0, shirt='leaf', pants='ink', hair='short', hairC='#C9782A', mood='open',
                     armR=[(.52, -.12, .7), (.62, -.2, 1.1)], armL=[(-.5, -.1, .3), (-.46, -.3, .1)], headrot=(4, 0, -10))
    cloud((6.4, 14, 6.6), 1.1, 4)
    cloud((-6.2, 16, 6.0), 1.2, 2)
    camera((.1, -10.2, 3.2), (.1, .6, 2.3), 40, dof=(-1, -.8, 2), f=2.2)
    picture('lesekompetenz/lesen')


# ------------------------------------------------------------ pages
def paper_boat(c, rot=(0, 0, 0), s=1):
    """A boat folded from a newspaper page."""
    L, W, H = 1.9, .75, .75
    pts = dict(bow=(-L, 0, H * 1.15), stern=(L, 0, H * 1.15), f0=(-L * .55, 0, 0), f1=(L * .55, 0, 0), l=(0, -W, H * .62),
               r=(0, W, H * .62), top=(0, 0, H * 1.75), tl=(-.75, 0, H * .55), tr=(.75, 0, H * .55), lb=(0, -W * .6, 0), rb=(0, W * .6, 0))
    names = list(pts)
    faces = [('bow', 'f0', 'lb', 'l'), ('l', 'lb', 'f1', 'stern'), ('bow', 'r', 'rb', 'f0'), ('r', 'stern', 'f1', 'rb'), ('tl', 'tr', 'top')]
    uvs = [(x * .22 + .5, z * .45 + .1 + y * .1) for x, y, z in pts.values()]
    e = empty(c, rot, s)
    mesh(pts.values(), [[names.index(k) for k in f] for f in faces], teximg(T + 'print.png'), e, uvs, thick=.03)
    return e


def fish(c, rot, s=1, col='coral'):
    """A fish that looks out of the water."""
    e = empty(c, rot, s)
    m = mat(col, .5)
    meta([('b', (0, 0, 0), (.34, .3, .5)), ('b', (0, .0, .28), (.28, .26, .3))], m, e, .03, 5)
    for sx in (-1, 1):
        ball((sx * .16, -.2, .34), (.11, .08, .12), plain('#FFFFFF', rough=.3), e, seg=24)
        ball((sx * .16 + .02, -.275, .36), (.06, .04, .07), plain(DARK, rough=.2), e, seg=20)
        ball((sx * .38, 0, -.02), (.16, .06, .12), m, e, rot=(0, sx * 30, 0), seg=20)
    ball((0, -.285, .1), (.07, .04, .055), plain('#7A1B33'), e, seg=20)
    return e


def papierboot():
    """A newspaper boat with a penguin looking for its way on a wide calm sea; a fish looks at it from behind."""
    reset()
    world('#6CC4F0', '#FFF0DA', .8, ('skyTop', 'cream'), (.6, 1))
    key(2.3, (48, 8, -40))
    rbox((0, 40, -.6), (200, 110, 1), 0, mat('#3FA9CE', .3, spec=.45))
    for i in range(34):
        random.seed(i * 7)
        y = random.uniform(-4.5, 9)
        x = random.uniform(-7, 7) * (1 + max(0, y) * .07)
        tube([(x - .34, y, -.1), (x, y + .02, -.07), (x + .38, y, -.1)], .024, plain('#A9E2F2', rough=.4), res=4)
    for k in (1.0, 1.35):
        ring = [(-.25 + math.cos(a) * 2.1 * k, -.2 + math.sin(a) * .95 * k, -.1) for a in [i * math.tau / 20 for i in range(20)]]
        tube(ring, .035, plain('#BFEAF6', rough=.4), cyc=True)
    paper_boat((-.25, -.2, -.12), (3, -4, -16), 1.42)
    penguin((-1.15, -.25, .42), 52, 1.02)
    scope = empty((-.42, -.72, 1.72), (0, 84, -38), 1.0)
    for z, r, col in ((0, .11, 'sun'), (.34, .14, 'amber'), (.68, .17, 'sun')):
        cyl((0, 0, z), r, .36, mat(col, .4), scope, bev=.03)
    tube([(.35, -.1, .9), (.37, -.1, 2.2), (.38, -.1, 3.15)], .045, mat('woodDk', .7))

    def flutter(u, v, p):
        return V((u * 1.35, .13 * math.sin(u * 6), p.z))
    sheet(1, .72, mat('coral', .7, clay=False), flutter, None, (.42, -.1, 2.78), (0, 0, -8), nx=30, ny=6, thick=.02)
    letters('404', (1.02, -.46, 2.78), .52, mat('cream', .6), rot=(90, 0, -8), depth=.1)
    fish((3.1, -.9, .08), (0, -10, -46), 1.05, 'amber')
    ring = [(3.1 + math.cos(a) * .55, -.9 + math.sin(a) * .36, -.09) for a in [i * math.tau / 12 for i in range(12)]]
    tube(ring, .035, plain('#BFEAF6', rough=.4), cyc=True)
    cloud((-7, 30, 7.6), 1.4, 2)
    cloud((6.5, 34, 6.4), 1.2, 5)
    ball((8.8, 40, 8.4), 1.9, mat('#FFE8A0', .5, emit=.9, clay=False), seg=64)
    camera((0, -9.6, 2.5), (.35, 0, 1.62), 42, dof=(0, -.4, 1.2), f=2.2)
    picture('pages/papierboot')


def letterbox(c, rot=0, s=1, col='sun'):
    """A clay letterbox on a post with its flag up and a rolled newspaper in the slot."""
    e = empty(c, (0, 0, rot), s)
    m = mat(col, .5)
    rbox((0, .1, .6), (.36, .36, 1.4), .07, mat('wood', .8), e)
    arch = [(-.8, 0), (.8, 0), (.8, .75)] + [(math.cos(a) * .8, .75 + math.sin(a) * .62) for a in [math.pi * i / 14 for i in range(1, 14)]] + [(-.8, .75)]
    prism(arch, 2.0, m, e, (0, .1, 1.25), bev=.05)
    prism([(x * .8, z * .84 + .1) for x, z in arch], .08, mat('ink', .7), e, (0, -.9, 1.26), bev=.02)
    door = [(x, z) for x, z in arch]
    d = empty((0, -.92, 1.28), (97, 0, 0), 1, e)
    prism([(x, z * .98) for x, z in door], .12, mat('amber', .5), d, bev=.03)
    tube([(.86, -.2, 1.7), (.86, -.2, 3.0)], .06, mat('coral', .5), e)
    rbox((.86, .0, 2.86), (.1, .56, .36), .05, mat('coral', .5), e)
    roll = empty((-.14, -.98, 1.82), (76, 4, 8), .92, e)
    vs, uvs, n = [], [], 90
    for i in range(n + 1):
        t = i / n
        a, r = t * math.tau * 2.6 + 2.6, .26 + .16 * t
        for z, v in ((-.9, 0), (.95, 1)):
            vs.append((math.cos(a) * r, math.sin(a) * r, z))
            uvs.append((1 - t, v))
    mesh(vs, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(n)], teximg(T + 'print.png'), roll, uvs, smooth=True, thick=.012)
    band = [(math.cos(a) * .44, math.sin(a) * .44, .3) for a in [i * math.tau / 16 for i in range(16)]]
    tube(band, .045, mat('coral', .5), roll, cyc=True)
    return e


def confetti(n, seed=3):
    """Paper snippets in the air and on the ground."""
    random.seed(seed)
    cols = ('coral', 'sun', 'violet', 'teal', 'pink', 'leaf')
    for i in range(n):
        on_ground = i % 4 == 0
        x, y = random.uniform(-5, 5), random.uniform(-2.4, 2.6)
        z = .04 if on_ground else random.uniform(.8, 5.2)
        rot = (0, 0, random.uniform(0, 180)) if on_ground else [random.uniform(0, 180) for _ in range(3)]
        m = plain(cols[i % 6], rough=.7)
        if i % 5 == 0:
            star((x, y, z), .14, m, rot, .05)
        elif i % 5 == 1:
            cyl((x, y, z), .1, .03, m, rot=rot, bev=0, seg=20)
        else:
            rbox((x, y, z), (.26, .13, .025), .008, m, rot=rot)


def erfolg():
    """A newspaper is rolled into a yellow letterbox; a dog with a postman's cap sits beside it under confetti."""
    reset()
    world('#9FE0BE', '#BFEBD2', .8, ('#FFFFFF', '#FFF0D6'), (0, 1))
    key(2.4, (42, 12, -40), 11)
    ground = mat('#8AD3AC', .95, clay=False)
    rbox((0, 0, -.5), (60, 60, 1), 0, ground)
    letterbox((-1.35, .4, 0), 24, 1.32)
    e, H = dog((1.9, -.55, 0), -24, 1.62, cap='violet')
    H.rotation_euler = (math.radians(-6), math.radians(6), math.radians(-8))
    bag = empty((1.9, -.55, 0), (0, 0, -24), 1.62)
    tube([(-.3, -.1, 1.02), (0, -.36, .85), (.36, -.25, .55), (.5, .0, .42)], .045, mat('coral', .6), bag)
    rbox((.56, .02, .34), (.24, .5, .4), .07, mat('coral', .6), bag)
    rbox((.69, .02, .4), (.03, .44, .2), .03, mat('amber', .6), bag)
    for i, (x, y, col) in enumerate(((-3.6, -.9, 'coral'), (-3.1, -1.5, 'pink'), (3.9, -1.0, 'sun'), (-.2, 1.6, 'violet'))):
        flower((x, y, 0), 1.5, col, i)
        tuft((x + .3, y + .1, 0), 1.4, '#57B070', i)
    confetti(84)
    camera((0, -9.6, 3.0), (.05, 0, 1.86), 45, dof=(0, -.8, 1.8), f=2.0)
    picture('pages/erfolg')


for n in sys.argv[sys.argv.index('--') + 1:]:
    globals()[n]()
